import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { anyone, anySession } from '../permissions/need.ts'
import { wholeNumber } from '../rules/number.ts'
import { requiredText } from '../rules/text.ts'
import { loginRequest } from './login-request.ts'
import { loginAnswer, session } from './session.ts'

/** A personal token for scripts; its text is answered once and only its hash is kept. */
const tokenAnswer = z.object({ id: z.string(), token: z.string(), expiresAt: z.string() })

export const sessionsContract = {
  adminLogin: endpoint({
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
  createToken: endpoint({
    method: 'POST',
    path: '/api/v1/tokens',
    summary: { zh: '新建个人令牌', en: 'Create a personal token' },
    needs: anySession,
    body: z.strictObject({
      name: requiredText(50),
      /** Days until it ends. */
      days: wholeNumber(1, 366),
      readOnly: z.boolean(),
    }),
    answer: tokenAnswer,
    status: 201,
  }),
} as const
