import { fromPromise } from 'xstate'
import { loginTimeout } from '@icss/core/sessions/login.machine.ts'
import type { LoginRequest } from '@icss/core/sessions/login-rules.ts'

/** Asks the server; a login that takes longer than the machine waits is given up there. */
export const authenticate = fromPromise(async ({ input, signal }: { input: LoginRequest; signal: AbortSignal }) => {
  // The contract and its schemas are not needed to show the form.
  const { adminLogin } = await import('../server/admin-login.ts')
  const answer = await adminLogin(input, { signal, timeout: loginTimeout })
  // Interface state, as the rest of what session storage holds (seed section 6); whoever exits leaves none of it.
  if (answer.entity?.companyId) sessionStorage.setItem('companyId', answer.entity.companyId)
  return answer
})
