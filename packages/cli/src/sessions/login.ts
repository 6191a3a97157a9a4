import { hostname } from 'node:os'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { LoginRequest } from '@icss/core/sessions/login-rules.ts'
import { loginMachine } from '@icss/core/sessions/login.machine.ts'
import type { LoginAnswer, Session } from '@icss/core/sessions/session.ts'

export interface Login {
  readonly session: Session
  readonly token: string
  readonly expiresAt: string
}

/** Keeps the cookie that a login answers with, as a browser would. */
function withCookies(options: ClientOptions): ClientOptions {
  const cookies = new Map<string, string>()
  return {
    ...options,
    headers: () => ({
      ...options.headers?.(),
      ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    }),
    fetch: async (url, init) => {
      const response = await options.fetch(url, init)
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
        if (name !== undefined && value !== undefined) cookies.set(name, value)
      }
      return response
    },
  }
}

/** Takes core's machine of a login to its end: account and password, then the code where one is asked for. */
async function authenticate(
  ask: (request: LoginRequest) => Promise<LoginAnswer>,
  { account, password, code }: { account: string; password: string; code: () => Promise<string> },
): Promise<void> {
  // A machine keeps of a fault what is shown of it.
  let fault: unknown
  const machine = loginMachine.provide({
    actors: {
      authenticate: fromPromise(({ input }) =>
        ask(input).catch((error: unknown) => {
          fault = error
          throw error
        }),
      ),
    },
    actions: { reload: () => {} },
  })
  const actor = createActor(machine, { input: { accountNumber: account } }).start()
  const submitted = () => {
    actor.send({ type: 'submit' })
    return waitFor(actor, (now) => !now.matches('submitting') && !now.matches('confirming'))
  }
  try {
    actor.send({ type: 'password.changed', value: password })
    let state = await submitted()
    if (state.matches('asking') && !state.context.failure) {
      actor.send({ type: 'code.changed', value: await code() })
      state = await submitted()
    }
    if (state.matches('loggedIn')) return
    if (fault !== undefined) throw fault
    const { failure = Object.values(state.context.errors)[0] } = state.context
    const known = failure && 'code' in failure ? failure : undefined
    throw new ProblemError(known?.code ?? 'client.unexpected_answer', { params: known?.params ?? {} })
  } finally {
    actor.stop()
  }
}

/**
 * Logs in with account and password and exchanges the login for a personal token of its own, which can be revoked
 * and ends by itself; the login is ended at once. Throws `ProblemError`.
 */
export async function logIn(
  options: ClientOptions,
  {
    account,
    password,
    code,
    newPassword,
    days,
    readOnly,
  }: {
    account: string
    password: string
    /** Asked when the account has a second factor. */
    code: () => Promise<string>
    /** Asked when the account still has its initial password, which has to be changed before anything else. */
    newPassword: () => Promise<string>
    days: number
    readOnly: boolean
  },
): Promise<Login> {
  const server = createClient(contract, withCookies(options))
  await authenticate((body) => server.sessions.adminLogin({ body }), { account, password, code })
  try {
    const before = await server.sessions.show()
    if (before.account.mustChangePassword)
      await server.sessions.changePassword({
        body: { currentPassword: password, newPassword: await newPassword() },
      })
    const session = before.account.mustChangePassword ? await server.sessions.show() : before
    const name = `icss ${hostname()}`.slice(0, 50)
    const { token, expiresAt } = await server.sessions.createToken({ body: { name, days, readOnly } })
    return { session, token, expiresAt }
  } finally {
    await server.sessions.logout().catch(() => undefined)
  }
}
