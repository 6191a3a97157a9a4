import type { Wording } from '../errors/wording.ts'
import type { noticeErrors } from './notices.errors.ts'

export const noticesZh = {
  title: '通知',
  count_other: '{{count}} 条',
  create: '新建通知',
  edit: '编辑通知',
  search: '搜索通知标题或正文',
  empty: { title: '还没有通知', text: '新建一条，到时间会自动显示。' },
  deleteTitle: '删除通知',
  deleteText: '将删除通知“{{name}}”及其已读名单，30 天内可在回收站恢复。',
  publish: '发布',
  withdraw: '撤回',
  published: '已发布',
  withdrawn: '已撤回',
  withdrawTitle: '撤回通知',
  withdrawText: '“{{name}}”将不再显示，之后可以重新发布。',
  fields: {
    title: '标题',
    body: '正文',
    bodyText: '正文文字',
    startAt: '开始时间',
    endAt: '结束时间',
    durationDays: '天数',
    publisher: '发布人',
    file: '附件',
    openToGroups: '对频道组开放',
    groupIds: '对频道组开放',
    status: '状态',
    readerCount: '已读',
    updatedAt: '更新时间',
  },
  status: { draft: '草稿', published: '已发布', withdrawn: '已撤回' },
  states: { draft: '草稿', scheduled: '待显示', showing: '显示中', over: '已结束', withdrawn: '已撤回' },
  hints: { durationDays: '从开始时间算起' },
  readers: { title: '已读名单', empty: '还没有人看过', account: '账号', channel: '频道', seenAt: '首次阅读' },
  received: {
    title: '收到的通知',
    empty: '现在没有通知',
    from: '来自 {{channel}}',
    window: '{{from}} 至 {{to}}',
    file: '下载附件',
    unread: '未读',
    unreadCount: '收到的通知，{{count}} 条未读',
  },
}

export const noticeErrorsZh = {
  'notice.over': { says: '通知的结束时间已过', fix: '请先修改结束时间，再发布。' },
  'notice.not_published': { says: '通知没有发布', fix: '请刷新后查看状态。' },
  'notice.published': { says: '通知已发布，不能删除', fix: '请先撤回。' },
  'notice.days_differ': { says: '天数与起止时间不一致', fix: '请修改天数或结束时间。' },
} as const satisfies Record<keyof typeof noticeErrors, Wording>
