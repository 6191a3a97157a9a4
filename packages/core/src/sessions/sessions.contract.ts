import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { secret } from '../rules/secret.ts'
import { endpoint } from '../contract/endpoint.ts'
import { anyone, anySession } from '../permissions/need.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { wholeNumber } from '../rules/number.ts'
import { requiredName, requiredText } from '../rules/text.ts'
import { loginRequest } from './login-request.ts'
import { passwordChange } from './password-change.ts'
import { loginAnswer, session } from './session.ts'

/** A personal token as it is listed. `groups`: what it may call, null is everything; times are ISO 8601 in UTC. */
export const personalToken = named(
  'PersonalToken',
  z.object({
    id: storedId,
    name: impersonal(z.string()),
    readOnly: z.boolean(),
    groups: z.nullable(z.array(impersonal(z.string()))),
    createdAt: storedInstant,
    expiresAt: storedInstant,
    lastUsedAt: storedInstant,
    /** Whether this very call was made with it. */
    isCurrent: z.boolean(),
  }),
)
export type PersonalToken = z.output<typeof personalToken>

/** A browser in which an account is logged in; times are ISO 8601 in UTC. */
export const browserSession = named(
  'BrowserSession',
  z.object({
    id: storedId,
    /** Where it logged in from. */
    address: personal('device', z.string()),
    userAgent: personal('device', z.string()),
    createdAt: storedInstant,
    expiresAt: storedInstant,
    lastUsedAt: storedInstant,
    /** Whether this very call was made by it. */
    isCurrent: z.boolean(),
  }),
)

/** A personal token for scripts; its text is answered once and only its hash is kept. */
const tokenAnswer = named(
  'IssuedToken',
  z.object({ id: storedId, token: secret(z.string()), expiresAt: storedInstant }),
)

export const sessionsContract = {
  adminLogin: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/adminLogin',
    summary: { zh: '登录', en: 'Log in' },
    needs: anyone,
    body: loginRequest,
    answer: loginAnswer,
    olderForms: ['get', 'script'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/session',
    summary: { zh: '当前登录', en: 'Show the current session' },
    needs: anySession,
    answer: session,
    always: true,
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/api/v1/session',
    summary: { zh: '退出', en: 'Log out' },
    needs: anyone,
    always: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    summary: { zh: '本账号登录的浏览器', en: 'List the browsers in which the own account is logged in' },
    needs: anySession,
    answer: z.object({ items: z.array(browserSession), total: z.number() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions/{sessionId}',
    summary: { zh: '退出某个浏览器上的登录', en: 'Log one of the own browsers out' },
    needs: anySession,
    params: z.object({ sessionId: z.uuid() }),
  }),
  revokeOthers: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions',
    summary: { zh: '退出其他浏览器上的所有登录', en: 'Log all other browsers of the own account out' },
    needs: anySession,
  }),
  follow: endpoint({
    method: 'GET',
    path: '/api/v1/session/events',
    summary: { zh: '实时获取当前登录及其权限', en: 'Follow the current session: who it is of, and what it may do now' },
    needs: anySession,
    events: session,
    always: true,
  }),
  createToken: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/tokens',
    summary: { zh: '新建个人令牌', en: 'Create a personal token' },
    needs: anySession,
    body: z.strictObject({
      name: impersonal(requiredName(50)),
      /** Days until it ends. */
      days: wholeNumber(1, 366),
      readOnly: z.boolean(),
      /** Groups of the contract that it may call; all when left out. */
      groups: z.optional(z.array(impersonal(requiredText(40))).check(atMost(100), notNone, noRepeats)),
    }),
    answer: tokenAnswer,
    status: 201,
    errors: ['session.token_limit'],
  }),
  listTokens: endpoint({
    method: 'GET',
    path: '/api/v1/tokens',
    summary: { zh: '个人令牌列表', en: 'List the own personal tokens' },
    needs: anySession,
    answer: z.object({ items: z.array(personalToken), total: z.number() }),
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/api/v1/tokens/{tokenId}',
    summary: { zh: '撤销个人令牌', en: 'Revoke a personal token' },
    needs: anySession,
    params: z.object({ tokenId: z.uuid() }),
  }),
  changePassword: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/session/password',
    summary: { zh: '修改密码', en: 'Change the own password, ending all other sessions and tokens' },
    needs: anySession,
    body: passwordChange,
    always: true,
    errors: ['session.password_wrong', 'session.locked', 'account.password_same'],
  }),
} as const
