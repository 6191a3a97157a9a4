import { call, type CallOptions } from '@icss/core/client/client.ts'
import type { LoginRequest } from '@icss/core/sessions/login-rules.ts'
import { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { requests } from './requests.ts'

export const adminLogin = (body: LoginRequest, options: CallOptions) =>
  call(sessionsContract.adminLogin, { body: { ...body } }, options, requests)
