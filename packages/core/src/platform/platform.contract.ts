import * as z from 'zod/mini'
import { personal } from '../rules/personal.ts'
import { account, accountList, accountListQuery, issued, issuedAccount } from '../accounts/accounts.contract.ts'
import { accountNumber, enablements } from '../accounts/account.ts'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { roleNeeded } from '../permissions/need.ts'
import { adminChange, adminChangeErrors } from '../channels/channels.contract.ts'
import { demandedRoles } from '../second-factors/second-factor.ts'
import { optionalFormat } from '../rules/formats.ts'
import { wholeNumber } from '../rules/number.ts'
import { requiredName } from '../rules/text.ts'
import { channelKinds, platformChannel, platformChannelDraft, platformChannelUpdate } from './platform-channel.ts'

const needs = roleNeeded('provider')
const channelParams = z.object({ channelId: z.uuid() })
const accountParams = z.object({ channelId: z.uuid(), accountId: z.uuid() })

export const platformChannelListQuery = z.strictObject({
  ...listQuery(['name', '-name', 'createdAt', '-createdAt'], '-createdAt'),
  q: search(50),
  kind: z.optional(z.enum(channelKinds)),
  status: z.optional(z.enum(enablements)),
})

/** What the platform's provider does: opens channels and chambers, issues accounts, sets quotas (product.md section 1). */
export const platformContract = {
  listChannels: endpoint({
    method: 'GET',
    path: '/api/v1/platform/channels',
    summary: { zh: '频道与商会列表', en: 'List channels and chambers' },
    needs,
    query: platformChannelListQuery,
    answer: listAnswer(platformChannel),
  }),
  showChannel: endpoint({
    method: 'GET',
    path: '/api/v1/platform/channels/{channelId}',
    summary: { zh: '频道详情', en: 'Show a channel' },
    needs,
    params: channelParams,
    answer: platformChannel,
  }),
  openChannel: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/platform/channels',
    summary: { zh: '开通频道或商会', en: 'Open a channel or a chamber with its administrator' },
    needs,
    body: platformChannelDraft,
    answer: z.object({ channel: platformChannel, ...issued.shape }),
    status: 201,
    errors: ['channel.name_taken', 'channel.coc_id_taken', 'channel.sub_limit', 'account.number_taken'],
  }),
  updateChannel: endpoint({
    method: 'PUT',
    path: '/api/v1/platform/channels/{channelId}',
    summary: { zh: '修改频道', en: 'Change a channel' },
    needs,
    params: channelParams,
    query: versionQuery,
    body: platformChannelUpdate,
    answer: platformChannel,
    errors: ['channel.name_taken', 'request.conflict'],
  }),
  setQuotas: endpoint({
    method: 'PUT',
    path: '/api/v1/platform/channels/{channelId}/quotas',
    summary: {
      zh: '设置配额',
      en: 'Set the quotas of a channel: bytes stored, bytes sent a month, number of sub-channels, SMS a day',
    },
    needs,
    params: channelParams,
    body: z.strictObject({
      storageQuotaBytes: wholeNumber(0, Number.MAX_SAFE_INTEGER),
      subChannelQuota: wholeNumber(0, 100_000),
      /** Left out, they stay as they are. */
      trafficQuotaBytes: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
      smsPerDay: z.optional(wholeNumber(0, 1_000_000)),
    }),
    answer: platformChannel,
  }),
  enableChannel: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/enable',
    summary: { zh: '启用频道', en: 'Enable a channel' },
    needs,
    params: channelParams,
    answer: platformChannel,
  }),
  disableChannel: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/disable',
    summary: { zh: '停用频道', en: 'Disable a channel, ending its sessions' },
    needs,
    params: channelParams,
    answer: platformChannel,
    errors: ['account.is_self'],
  }),
  listAccounts: endpoint({
    method: 'GET',
    path: '/api/v1/platform/channels/{channelId}/accounts',
    summary: { zh: '频道的账号', en: 'List the accounts of a channel' },
    needs,
    params: channelParams,
    query: accountListQuery,
    answer: accountList,
  }),
  issueAccount: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/accounts',
    summary: { zh: '为频道发放账号', en: 'Issue an account of a channel' },
    needs,
    params: channelParams,
    body: z.strictObject({
      number: accountNumber,
      name: personal('name', requiredName(20)),
      phone: optionalFormat('mobile'),
      /** Makes it the administrator in place of the present one. */
      admin: z._default(z.boolean(), false),
    }),
    answer: issuedAccount,
    status: 201,
    errors: ['account.number_taken'],
  }),
  /** For a channel whose administrator has gone, or cannot hand over. */
  appointAdmin: endpoint({
    method: 'PUT',
    path: '/api/v1/platform/channels/{channelId}/admin',
    summary: { zh: '指定频道的管理员', en: 'Make an account of a channel its administrator' },
    needs,
    params: channelParams,
    body: adminChange,
    answer: platformChannel,
    errors: adminChangeErrors,
  }),
  enableAccount: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/accounts/{accountId}/enable',
    summary: { zh: '启用账号', en: 'Enable an account of a channel' },
    needs,
    params: accountParams,
    answer: account,
  }),
  disableAccount: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/accounts/{accountId}/disable',
    summary: { zh: '停用账号', en: 'Disable an account of a channel, ending its sessions' },
    needs,
    params: accountParams,
    answer: account,
    errors: ['account.is_self', 'account.admin_needed'],
  }),
  resetPassword: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/accounts/{accountId}/reset-password',
    summary: { zh: '重置账号密码', en: 'Reset the password of an account, ending its sessions' },
    needs,
    params: accountParams,
    answer: issued,
    errors: ['account.is_self'],
  }),
  unlockAccount: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/accounts/{accountId}/unlock',
    summary: {
      zh: '解除账号的登录锁定',
      en: 'Forget the failed logins of an account, opening its lock',
    },
    needs,
    params: accountParams,
    answer: account,
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/platform/channels/{channelId}/accounts/{accountId}/reset-second-factor',
    summary: {
      zh: '重置账号的两步验证',
      en: 'Take the second factor from an account that has lost it, ending its sessions',
    },
    needs,
    params: accountParams,
    answer: account,
    errors: ['second_factor.is_off'],
  }),
  showDemandedRoles: endpoint({
    method: 'GET',
    path: '/api/v1/platform/second-factor-roles',
    summary: { zh: '须开启两步验证的角色', en: 'Show the roles that must have a second factor' },
    needs,
    answer: demandedRoles,
  }),
  setDemandedRoles: endpoint({
    method: 'PUT',
    path: '/api/v1/platform/second-factor-roles',
    summary: { zh: '设置须开启两步验证的角色', en: 'Set the roles that must have a second factor' },
    needs,
    body: demandedRoles,
    answer: demandedRoles,
  }),
} as const
