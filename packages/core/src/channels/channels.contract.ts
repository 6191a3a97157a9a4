import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { issued } from '../accounts/accounts.contract.ts'
import { enablements } from '../accounts/account.ts'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { anySession, flagNeeded, mainChannelOnly } from '../permissions/need.ts'
import { queryText, requiredId } from '../rules/text.ts'
import { codeSent } from '../sms-codes/sms-code.ts'
import { giveCodeErrors, sendCodeErrors } from '../sms-codes/send-code-endpoint.ts'
import { adminCandidate, handOverDraft } from './hand-over.ts'
import { abbreviation, channelDraft, subChannelDraft } from './channel.ts'

/**
 * The session's own channel. `adminAccountId`: its current administrator, who alone sees `adminPhone` whole. `templateName`:
 * the template that the superior gave it, null for flags set one by one and for a main channel.
 */
export const ownChannel = z.object({
  id: storedId,
  name: impersonal(z.string()),
  abbreviation: impersonal(z.string()),
  tier: z.union([z.literal(1), z.literal(2)]),
  cocId: z.nullable(impersonal(z.string())),
  membershipCode: impersonal(z.string()),
  templateName: z.nullable(impersonal(z.string())),
  adminPhone: personal('phone', z.string()),
  adminAccountId: z.nullable(storedId),
  logo: impersonal(z.string()),
  flags: z.array(z.boolean()),
  storageQuotaBytes: z.number(),
  trafficQuotaBytes: z.number(),
  subChannelQuota: z.number(),
  version: z.number(),
})

/** What a channel changes of itself; its name, membership and quotas are for others to say. */
export const ownChannelDraft = z.strictObject({ abbreviation, logo: channelDraft.shape.logo })
export type OwnChannel = z.output<typeof ownChannel>

/** Who is to become administrator of a channel, by the provider's word. */
export const adminChange = named(
  'AdminChange',
  z.strictObject({
    accountId: requiredId,
    /** That the user is bound to another channel is known and confirmed. */
    confirmed: z._default(z.boolean(), false),
  }),
)

/** Why an account cannot become administrator, whatever else its user is bound to. */
const candidateErrors = [
  'request.not_found',
  'session.disabled',
  'account.is_current_admin',
  'account.password_issued',
  'account.phone_needed',
] as const
/** Why an account cannot become administrator. */
export const adminChangeErrors = [...candidateErrors, 'account.bound_elsewhere'] as const

/** The session's own channel and its administrator. */
export const channelsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/channel',
    summary: { zh: '本频道信息', en: 'Show the own channel' },
    needs: anySession,
    answer: ownChannel,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/channel',
    summary: { zh: '修改本频道信息', en: 'Change the own channel' },
    needs: flagNeeded('accountManagement'),
    query: versionQuery,
    body: ownChannelDraft,
    answer: ownChannel,
    errors: ['request.conflict'],
  }),
  sendAdminCode: endpoint({
    method: 'POST',
    path: '/api/v1/channel/admin/code',
    summary: {
      zh: '向拟任管理员的手机发送验证码',
      en: 'Send a code to the phone of the account that is to become the administrator',
    },
    needs: flagNeeded('accountManagement'),
    body: adminCandidate,
    answer: codeSent,
    errors: ['account.of_admin', ...candidateErrors, ...sendCodeErrors],
  }),
  changeAdmin: endpoint({
    isCostly: true,
    method: 'PUT',
    path: '/api/v1/channel/admin',
    summary: {
      zh: '凭对方手机收到的验证码更换管理员',
      en: 'Make another account the administrator by a code to its phone, ending the sessions of both',
    },
    needs: flagNeeded('accountManagement'),
    body: handOverDraft,
    answer: ownChannel,
    errors: ['account.of_admin', ...adminChangeErrors, 'request.conflict', 'session.locked', ...giveCodeErrors],
  }),
} as const

/** A sub-channel as its main channel sees it; `accountNumber` is that of its administrator. */
export const subChannel = z.object({
  id: storedId,
  name: impersonal(z.string()),
  abbreviation: impersonal(z.string()),
  adminPhone: personal('phone', z.string()),
  logo: impersonal(z.string()),
  remark: personal('text', z.string()),
  accountNumber: z.nullable(impersonal(z.string())),
  templateId: z.nullable(storedId),
  templateName: z.nullable(impersonal(z.string())),
  flags: z.array(z.boolean()),
  storageQuotaBytes: z.number(),
  enabled: z.boolean(),
  createdAt: storedInstant,
  version: z.number(),
})
export type SubChannel = z.output<typeof subChannel>

export const subChannelListQuery = z.strictObject({
  ...listQuery(['name', '-name', 'createdAt', '-createdAt'], '-createdAt'),
  q: search(50),
  status: z.optional(z.enum(enablements)),
  templateId: impersonal(queryText(64)),
  groupId: impersonal(queryText(64)),
})
export type SubChannelListQuery = z.output<typeof subChannelListQuery>

const subChannelParams = z.object({ subChannelId: z.uuid() })

/** The sub-channels of a main channel. */
export const subChannelsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sub-channels',
    summary: { zh: '子频道列表', en: 'List the sub-channels' },
    needs: mainChannelOnly,
    query: subChannelListQuery,
    answer: z.object({ ...listAnswer(subChannel).shape, quota: z.number() }),
  }),
  import: importEndpoint({
    path: '/api/v1/sub-channels/import',
    summary: { zh: '导入子频道', en: 'Open sub-channels from a CSV, XLSX or JSON Lines file' },
    needs: mainChannelOnly,
  }),
  export: exportEndpoint({
    path: '/api/v1/sub-channels/export',
    summary: { zh: '导出子频道', en: 'Export the sub-channels as CSV, XLSX or JSON Lines, without passwords' },
    needs: mainChannelOnly,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/sub-channels/{subChannelId}',
    summary: { zh: '子频道详情', en: 'Show a sub-channel' },
    needs: mainChannelOnly,
    params: subChannelParams,
    answer: subChannel,
  }),
  create: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/sub-channels',
    summary: { zh: '新建子频道', en: 'Open a sub-channel with its account' },
    needs: mainChannelOnly,
    body: subChannelDraft,
    answer: z.object({ subChannel, ...issued.shape }),
    status: 201,
    errors: ['channel.name_taken', 'channel.sub_limit', 'account.number_taken', 'template.beyond_own'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/sub-channels/{subChannelId}',
    summary: { zh: '修改子频道', en: 'Change a sub-channel; another template sets its permissions' },
    needs: mainChannelOnly,
    params: subChannelParams,
    query: versionQuery,
    body: channelDraft,
    answer: subChannel,
    errors: ['channel.name_taken', 'request.conflict', 'template.beyond_own', 'permission.beyond_reach'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/v1/sub-channels/{subChannelId}/enable',
    summary: { zh: '启用子频道', en: 'Enable a sub-channel' },
    needs: mainChannelOnly,
    params: subChannelParams,
    answer: subChannel,
    errors: ['permission.beyond_reach'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/v1/sub-channels/{subChannelId}/disable',
    summary: { zh: '停用子频道', en: 'Disable a sub-channel, ending its sessions' },
    needs: mainChannelOnly,
    params: subChannelParams,
    answer: subChannel,
    errors: ['permission.beyond_reach'],
  }),
  resetPassword: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/sub-channels/{subChannelId}/reset-password',
    summary: { zh: '重置子频道管理员密码', en: 'Reset the password of the administrator of a sub-channel' },
    needs: mainChannelOnly,
    params: subChannelParams,
    answer: issued,
    errors: ['permission.beyond_reach'],
  }),
} as const
