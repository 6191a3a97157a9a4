import type { Wording } from '../errors/wording.ts'
import type { introductionErrors } from './introductions.errors.ts'

export const introductionsZh = {
  title: '资源需求对接',
  count_other: '{{count}} 条',
  search: '筛选对接',
  empty: { title: '还没有对接', text: '打开一项资源或需求，在匹配的一方旁点“牵线”，双方会收到短信。' },
  fields: {
    resourceName: '资源',
    resourceCompany: '资源方企业',
    resourceContact: '资源方联系人',
    resourcePhone: '资源方电话',
    resourceAcceptedAt: '资源方同意时间',
    demandName: '需求',
    demandCompany: '需求方企业',
    demandContact: '需求方联系人',
    demandPhone: '需求方电话',
    demandAcceptedAt: '需求方同意时间',
    createdAt: '推荐时间',
    updatedAt: '最近进展',
    state: '状态',
    stalled: '14 天没有进展',
    agreedOn: '达成日期',
    reason: '未成原因',
    decidedBy: '登记人',
  },
  states: { proposed: '已推荐', inTouch: '联系中', agreed: '已达成', dropped: '未成' },
  sides: { resource: '资源方', demand: '需求方' },
  notAccepted: '还没有同意',
  introduce: '牵线',
  introduceTitle: '为双方牵线',
  introduceText:
    '“{{name}}”的双方联系人各收到一条短信，写明对方企业和标题。7 天内双方都在短信的链接上同意后，才能看到对方电话。',
  introduced: '已给双方发送短信',
  show: '查看',
  of: '对接：{{resource}} 与 {{demand}}',
  agree: '登记达成',
  agreed: '已登记为达成',
  drop: '登记未成',
  dropped: '已登记为未成',
}

export const introductionErrorsZh = {
  'introductions.off_shelf': { says: '资源或需求不在架', fix: '请先上架，再牵线。' },
  'introductions.no_fit': { says: '这项资源与这项需求不匹配', fix: '请选择同类型、不同企业的资源和需求。' },
  'introductions.no_contact': {
    says: '“{{name}}”没有联系人名片',
    fix: '请先为它选择联系人名片，短信发到名片上的手机号。',
  },
  'introductions.underway': { says: '双方的对接正在进行', fix: '请先登记那次对接的结果。' },
  'introductions.no_gateway': {
    says: '服务器没有配置短信网关，不能牵线',
    fix: '请平台运维方设置 ICSS_SMS_URL 和 ICSS_SMS_SECRET。',
  },
  'introductions.decided': { says: '这次对接已有结果', fix: '请刷新查看。' },
  'introductions.not_in_touch': { says: '对方还没有同意', fix: '请在双方同意、联系之后再告知结果。' },
} as const satisfies Record<keyof typeof introductionErrors, Wording>
