import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { updateAccount } from '../accounts/accounts.repository.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { judgePassword } from '../accounts/initial-password.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import type { Handler } from '../http/handler.ts'
import { failedLogin } from './failed-login.ts'
import { forgetFailures, lockedFor, throttleKeys } from './login-throttle.ts'
import { openSession } from './open-session.ts'
import { revokeSessions } from './revoke-sessions.ts'

/**
 * A wrong present password counts as a failed login. All sessions and tokens of the account end; a browser gets a new
 * one at once.
 */
export const changePassword: Handler<typeof sessionsContract.changePassword> = async (
  { session, login, services: { database, config }, address, request, reply },
  { body: { currentPassword, newPassword } },
) => {
  const { account, channel } = session
  const db = database.system
  const key = throttleKeys(account.number, address, config).account
  const locked = await lockedFor(db, key)
  if (locked > 0) throw new ProblemError('session.locked', { params: { minutes: Math.ceil(locked / 60) } })
  const [stored] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.channelId, channel.id), eq(accounts.id, account.id)))
  if (!(await verifyPassword(currentPassword, stored?.passwordHash))) {
    const { left, lockedFor: seconds } = await failedLogin(database, key, config, {
      channelId: channel.id,
      number: account.number,
    })
    if (seconds > 0) throw new ProblemError('session.locked', { params: { minutes: config.lockMinutes } })
    // Not 401: the session itself is alive.
    const fault = { code: 'session.password_wrong', params: { left } } as const
    throw new ProblemError('request.invalid', { errors: { currentPassword: fault } })
  }
  judgePassword(config.passwordPolicy, newPassword, 'newPassword')
  if (newPassword === currentPassword)
    throw new ProblemError('account.password_same', {
      errors: { newPassword: { code: 'account.password_same', params: {} } },
    })
  await forgetFailures(db, key)
  const passwordHash = await hashPassword(newPassword)
  await database.everywhere(async (transaction) => {
    await updateAccount(transaction, channel.id, account.id, { passwordHash, mustChangePassword: false })
    await revokeSessions(transaction, channel.id, account.id)
    if (login.kind === 'cookie')
      await openSession(transaction, { request, reply }, { channelId: channel.id, id: account.id }, config)
  })
}
