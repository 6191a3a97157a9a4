import type { Wording } from '../errors/wording.ts'
import type { newsErrors } from './news.errors.ts'

export const newsZh = {
  title: '风采管理',
  count_other: '{{count}} 条',
  create: '新建风采',
  edit: '编辑风采',
  search: '搜索风采标题或正文',
  empty: { title: '还没有风采', text: '新建一条，发布后可以开通公开链接，发到微信群。' },
  deleteTitle: '删除风采',
  deleteText: '将删除风采“{{name}}”及其图片，30 天内可在回收站恢复。',
  publish: '发布',
  withdraw: '撤回',
  published: '已发布',
  withdrawn: '已撤回',
  fields: {
    title: '标题',
    body: '正文',
    bodyText: '正文文字',
    startAt: '开始时间',
    endAt: '结束时间',
    publisher: '发布人',
    file: '附件',
    status: '状态',
    pictureCount: '图片',
    updatedAt: '更新时间',
  },
  status: { draft: '草稿', published: '已发布', withdrawn: '已撤回' },
  states: { draft: '草稿', scheduled: '待显示', showing: '显示中', over: '已结束', withdrawn: '已撤回' },
  hiddenLink: '风采发布后、在显示时间内，打开链接才能看到。',
  pictures: {
    title: '图片 {{count}}',
    about: '按顺序显示在正文下方，最多 1,000 张，可一次选择多张。',
    add: '添加图片',
    sending: '正在上传 {{sent}} / {{of}}',
    nth: '第 {{place}} 张',
    caption: '图片说明',
    word: '编辑“{{name}}”的说明',
    remove: '移除“{{name}}”',
    removed: '图片已移除',
    up: '上移“{{name}}”',
    down: '下移“{{name}}”',
    moved: '“{{name}}”现在是第 {{place}} 张',
  },
}

export const newsErrorsZh = {
  'news.over': { says: '风采的结束时间已过', fix: '请先修改结束时间，再发布。' },
  'news.not_published': { says: '风采没有发布', fix: '请刷新后查看状态。' },
  'news.published': { says: '风采已发布，不能删除', fix: '请先撤回。' },
  'news.too_many_pictures': { says: '图片已满 {{max}} 张', fix: '请先删除一些图片。' },
} as const satisfies Record<keyof typeof newsErrors, Wording>
