import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { secret } from '../rules/secret.ts'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { chamberOnly, flagNeeded } from '../permissions/need.ts'
import { roles } from '../permissions/role.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { queryText } from '../rules/text.ts'
import { explainedRight } from './explained-right.ts'
import { accountDraft, accountUpdate, enablements } from './account.ts'

const needs = flagNeeded('accountManagement')
const params = z.object({ accountId: z.uuid() })

/** An account as lists show it. `flags` are those that it holds; `isCurrentAdmin`: the channel's administrator. */
export const account = z.object({
  id: storedId,
  number: impersonal(z.string()),
  name: personal('name', z.string()),
  phone: personal('phone', z.string()),
  remark: personal('text', z.string()),
  role: z.enum(roles),
  isCurrentAdmin: z.boolean(),
  templateId: z.nullable(storedId),
  templateName: z.nullable(impersonal(z.string())),
  /** Its own twelve flags, where it has no template; null with a template, or without any right. */
  ownFlags: z.nullable(z.array(z.boolean())),
  flags: z.array(z.boolean()),
  /** Whether it has chamber business; the administrator of a chamber always has. */
  business: z.boolean(),
  enabled: z.boolean(),
  mustChangePassword: z.boolean(),
  /** When it was last used, to a minute; null for never. */
  lastSeenAt: z.nullable(storedInstant),
  createdAt: storedInstant,
  version: z.number(),
})
export type Account = z.output<typeof account>

export const accountList = listAnswer(account)

/** The initial password, answered once; null when the operator has configured one, which is not repeated. */
export const issued = named('IssuedPassword', z.object({ initialPassword: z.nullable(secret(z.string())) }))

/** A new account and how its owner gets in. */
export const issuedAccount = named('IssuedAccount', z.object({ account, ...issued.shape }))

export const accountListQuery = z.strictObject({
  ...listQuery(['number', '-number', 'name', '-name', 'createdAt', '-createdAt'], '-createdAt'),
  q: search(50),
  status: z.optional(z.enum(enablements)),
  templateId: impersonal(queryText(64)),
})
export type AccountListQuery = z.output<typeof accountListQuery>

export const accountsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/accounts',
    summary: { zh: '账号列表', en: 'List the accounts of the channel' },
    needs,
    query: accountListQuery,
    answer: accountList,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/accounts/{accountId}',
    summary: { zh: '账号详情', en: 'Show an account' },
    needs,
    params,
    answer: account,
  }),
  explain: endpoint({
    method: 'GET',
    path: '/api/v1/accounts/{accountId}/rights',
    summary: {
      zh: '账号为什么有或没有每项权限',
      en: 'Explain why an account holds each right or does not',
    },
    needs,
    params,
    answer: z.object({ enabled: z.boolean(), items: z.array(explainedRight) }),
  }),
  create: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/accounts',
    summary: { zh: '新建账号', en: 'Create an account' },
    needs,
    body: accountDraft,
    answer: issuedAccount,
    status: 201,
    errors: ['account.number_taken', 'template.beyond_own'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/accounts/{accountId}',
    summary: { zh: '修改账号', en: 'Change an account' },
    needs,
    params,
    query: versionQuery,
    body: accountUpdate,
    answer: account,
    errors: ['request.conflict', 'template.beyond_own', 'permission.beyond_reach', 'account.of_admin'],
  }),
  /** Kept with the account, off by default, in no template; given by the chamber's administrator alone. */
  setBusiness: endpoint({
    method: 'PUT',
    path: '/api/v1/accounts/{accountId}/business',
    summary: { zh: '开通或取消账号的商会业务权限', en: 'Give an account chamber business, or take it away' },
    needs: chamberOnly,
    params,
    body: z.strictObject({ business: z.boolean() }),
    answer: account,
    errors: ['account.admin_has_business'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/v1/accounts/{accountId}/enable',
    summary: { zh: '启用账号', en: 'Enable an account' },
    needs,
    params,
    answer: account,
    errors: ['permission.beyond_reach', 'account.of_admin'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/v1/accounts/{accountId}/disable',
    summary: { zh: '停用账号', en: 'Disable an account, ending its sessions' },
    needs,
    params,
    answer: account,
    errors: ['permission.beyond_reach', 'account.of_admin', 'account.is_self', 'account.admin_needed'],
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/v1/accounts/{accountId}/end-sessions',
    summary: { zh: '结束账号的所有登录', en: 'End all sessions and personal tokens of an account' },
    needs,
    params,
    errors: ['permission.beyond_reach', 'account.of_admin', 'account.is_self'],
  }),
  resetPassword: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/accounts/{accountId}/reset-password',
    summary: { zh: '重置密码', en: 'Reset the password of an account, ending its sessions' },
    needs,
    params,
    answer: issued,
    errors: ['permission.beyond_reach', 'account.of_admin', 'account.is_self'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/accounts/{accountId}',
    summary: { zh: '删除账号', en: 'Delete an account' },
    needs,
    params,
    errors: ['account.admin_needed', 'account.is_self', 'permission.beyond_reach'],
  }),
  import: importEndpoint({
    path: '/api/v1/accounts/import',
    summary: { zh: '导入账号', en: 'Import accounts from a CSV, XLSX or JSON Lines file' },
    needs,
  }),
  /** Those of administrators are issued by the platform and stand in no table. */
  export: exportEndpoint({
    path: '/api/v1/accounts/export',
    summary: { zh: '导出账号', en: 'Export the accounts of the channel, without its administrators' },
    needs,
  }),
} as const
