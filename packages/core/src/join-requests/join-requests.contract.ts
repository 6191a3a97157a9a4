import * as z from 'zod/mini'
import { confirmed } from '../companies/confirmed.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams, versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { chamberOnly, linkNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { linkParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { giveCodeErrors, sendCodeEndpoint } from '../sms-codes/send-code-endpoint.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { joinDraft, joinFacts, joinName, joinPage, joinRefusal, joinStates } from './join-request.ts'

/**
 * An application to join. `isInRegister`: the register knows the company, and confirming takes its facts over. `companyId`:
 * the member that it became, null before.
 */
export const joinRequest = named(
  'JoinRequest',
  z.object({
    id: storedId,
    version: z.number(),
    name: impersonal(z.string()),
    unifiedCreditCode: impersonal(z.string()),
    industry: impersonal(z.string()),
    isInRegister: z.boolean(),
    applicant: personal('name', z.string()),
    phone: personal('phone', z.string()),
    createdAt: storedInstant,
    state: z.enum(joinStates),
    reason: personal('text', z.string()),
    companyId: z.nullable(storedId),
    handledAt: z.nullable(storedInstant),
    handledBy: personal('name', z.string()),
  }),
)
export type JoinRequest = z.output<typeof joinRequest>

const filters = { state: z.optional(z.enum(joinStates)) }

const path = '/api/v1/join-requests'

export const joinRequestsContract = {
  list: endpoint({
    method: 'GET',
    path,
    summary: { zh: '入会申请列表', en: 'List applications to join the chamber' },
    needs: chamberOnly,
    query: z.strictObject({ ...listQuery(['-createdAt', 'createdAt'], '-createdAt'), ...filters }),
    answer: listAnswer(joinRequest),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    summary: { zh: '入会申请详情', en: 'Show an application to join' },
    needs: chamberOnly,
    params: entityParams,
    answer: joinRequest,
  }),
  export: exportEndpoint({
    path: `${path}/export`,
    summary: { zh: '导出入会申请', en: 'Export applications to join' },
    needs: chamberOnly,
    filters,
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/{id}/confirmation`,
    summary: {
      zh: '确认入会：企业成为会员，并短信告知申请人',
      en: 'Confirm an application: the company becomes a member, and the applicant gets an SMS',
    },
    needs: chamberOnly,
    params: entityParams,
    query: z.strictObject({ ...versionQuery.shape, confirmed }),
    answer: joinRequest,
    errors: [
      'join_requests.handled',
      'request.conflict',
      'companies.name_taken',
      'companies.name_alike',
      'companies.credit_code_taken',
      'companies.abnormal',
    ],
  }),
  refuse: endpoint({
    method: 'POST',
    path: `${path}/{id}/refusal`,
    summary: { zh: '拒绝入会，并短信告知原因', en: 'Refuse an application; the applicant gets the reason by SMS' },
    needs: chamberOnly,
    params: entityParams,
    query: versionQuery,
    body: joinRefusal,
    answer: joinRequest,
    errors: ['join_requests.handled', 'request.conflict'],
  }),
} as const

/** The public page on which companies apply; the id is that of the channel. */
export const joinPagesContract = {
  ...publicLinkEndpoints({
    path: '/api/v1/join-pages',
    one: { zh: '加入商会', en: 'the page for joining the chamber' },
    needs: chamberOnly,
  }),
} as const

/** What a company does that applies. */
export const publicJoinContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/join',
    summary: { zh: '加入商会的公开页', en: 'Show the page for joining a chamber' },
    needs: linkNeeded('join'),
    params: linkParams,
    answer: joinPage,
  }),
  sendCode: sendCodeEndpoint({
    path: '/p/{token}/join/code',
    summary: { zh: '获取入会申请的验证码', en: 'Get a code for applying to join' },
    needs: linkNeeded('join'),
    params: linkParams,
  }),
  findCompany: endpoint({
    method: 'POST',
    path: '/p/{token}/join/company',
    summary: {
      zh: '按企业全称查找登记信息，用于填写入会申请',
      en: 'Find a company of the register by its whole name, to fill in an application to join',
    },
    needs: linkNeeded('join'),
    params: linkParams,
    body: joinName,
    answer: z.object({ items: z.array(joinFacts) }),
    errors: ['request.too_many'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/p/{token}/join',
    summary: { zh: '申请加入商会', en: 'Apply to join a chamber' },
    needs: linkNeeded('join'),
    params: linkParams,
    body: joinDraft,
    status: 201,
    answer: z.object({ id: storedId }),
    errors: [
      'companies.abnormal',
      'companies.name_taken',
      'companies.credit_code_taken',
      'join_requests.waiting',
      ...giveCodeErrors,
    ],
  }),
} as const
