import type { Wording } from '../errors/wording.ts'
import type { reportErrors } from './reports.errors.ts'

export const reportsZh = {
  title: '举报管理',
  count_other: '{{count}} 条',
  search: '筛选举报',
  empty: { title: '还没有举报', text: '已绑定名片的会员可以在公开页举报企业、名片、资源、需求、活动和风采。' },
  fields: {
    thingName: '被举报内容',
    kind: '内容类别',
    type: '举报类型',
    reason: '举报理由',
    reportedAccount: '被举报账号',
    reportedName: '被举报人',
    reportedCompany: '被举报企业',
    reporterAccount: '举报账号',
    reporterName: '举报人',
    reporterCompany: '举报人企业',
    createdAt: '举报时间',
    state: '状态',
    outcome: '处理结果',
    note: '处理说明',
    handledAt: '处理时间',
    handledBy: '处理人',
  },
  kinds: { company: '企业', employeeCard: '名片', resource: '资源', demand: '需求', activity: '活动', news: '风采' },
  types: {
    falseInformation: '虚假信息',
    fraud: '欺诈',
    harassment: '骚扰',
    infringement: '侵权',
    other: '其他',
  },
  states: { open: '待处理', upheld: '成立', dismissed: '不成立' },
  outcomes: { upheld: '成立：隐藏内容', dismissed: '不成立' },
  hides: {
    shelf: '成立后立即下架，只有商会管理员可以重新上架。',
    page: '成立后立即关闭它的公开页，只有商会管理员可以重新开通。',
  },
  sides: { reported: '被举报方', reporter: '举报方' },
  noAccount: '没有记录',
  open: '查看内容',
  show: '查看',
  handle: '处理',
  told: '举报人会收到短信。',
  handled: '举报已处理',
  of: '举报：{{name}}',
}

export const reportErrorsZh = {
  'reports.handled': { says: '{{who}}已于 {{time}} 处理这条举报', fix: '请查看结果。' },
  'reports.too_many': { says: '24 小时内最多举报 {{max}} 次', fix: '请明天再试，或直接联系商会。' },
} as const satisfies Record<keyof typeof reportErrors, Wording>
