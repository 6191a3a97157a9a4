import { hostname } from 'node:os'
import { type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { isErrorCode } from '@icss/core/errors/error-codes.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'

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
  const body = { accountNumber: account, password }
  const first = await server.sessions.adminLogin({ body })
  const answer =
    first.code === 'session.code_needed'
      ? await server.sessions.adminLogin({ body: { ...body, code: await code() } })
      : first
  if (answer.success !== 0)
    throw new ProblemError(isErrorCode(answer.code) ? answer.code : 'client.unexpected_answer', {
      params: answer.params,
    })
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
