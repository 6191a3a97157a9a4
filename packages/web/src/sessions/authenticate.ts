import { fromPromise } from 'xstate'
import { foreignFailure } from '@icss/core/client/foreign-failure.ts'
import type { LoginRequest } from '@icss/core/sessions/login-rules.ts'
import type { LoginAnswer } from '@icss/core/sessions/session.ts'
import { requests } from '../server/requests.ts'

/**
 * Asks the server; a login that takes longer than the machine waits is given up there. Not by the client: its contract
 * and schemas, which the form does without, would be fetched before the password is sent.
 */
export const authenticate = fromPromise(
  async ({ input, signal }: { input: LoginRequest; signal: AbortSignal }): Promise<LoginAnswer> => {
    const response = await requests.fetch('/adminLogin', {
      method: 'POST',
      headers: {
        ...requests.headers?.(),
        accept: 'application/json, application/problem+json',
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal,
    })
    // How it went, or a problem.
    const told = (await response.json().catch(() => null)) as Partial<LoginAnswer> | null
    if (!response.ok || told?.success === undefined) {
      const { code, params } = told?.code && told.params ? told : foreignFailure(response.status)
      return { success: '', entity: null, code: code ?? null, params: params ?? {} }
    }
    const { success, entity = null, code = null, params = {} } = told
    // Interface state, as the rest of what session storage holds (seed section 6); whoever exits leaves none of it.
    if (entity?.companyId) sessionStorage.setItem('companyId', entity.companyId)
    return { success, entity, code, params }
  },
)
