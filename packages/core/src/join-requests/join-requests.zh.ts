import type { Wording } from '../errors/wording.ts'
import type { joinRequestErrors } from './join-requests.errors.ts'

export const joinRequestsZh = {
  title: '入会申请',
  go: '入会申请',
  count_other: '{{count}} 家',
  search: '筛选入会申请',
  empty: { title: '还没有入会申请', text: '在信息管理的“组织信息”中开通“加入商会”，企业即可申请。' },
  fields: {
    name: '企业名称',
    unifiedCreditCode: '统一社会信用代码',
    industry: '行业',
    isInRegister: '登记信息',
    applicant: '申请人',
    phone: '手机号',
    createdAt: '申请时间',
    state: '状态',
    reason: '拒绝原因',
    handledAt: '处理时间',
    handledBy: '处理人',
  },
  states: { pending: '待确认', confirmed: '已确认', refused: '已拒绝' },
  register: { known: '有登记，确认时带入', unknown: '没有查到，按申请填写' },
  show: '查看',
  of: '入会申请：{{name}}',
  open: '打开企业',
  confirm: '确认入会',
  confirmText: '“{{name}}”将成为会员企业，申请人会收到短信。',
  confirmed: '“{{name}}”已成为会员企业',
  refuse: '拒绝',
  refused: '已拒绝“{{name}}”的申请',
  told: '申请人会收到写有原因的短信。',
}

export const joinRequestErrorsZh = {
  'join_requests.handled': { says: '{{who}}已于 {{time}} 处理这个申请', fix: '请查看结果。' },
  'join_requests.waiting': { says: '这家企业的申请正在等待确认', fix: '请等待短信通知。' },
} as const satisfies Record<keyof typeof joinRequestErrors, Wording>
