import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { updateAccount } from '../accounts/accounts.repository.ts'
import { judgePassword } from '../accounts/initial-password.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import type { Handler } from '../http/handler.ts'
import { rememberBrowser } from './known-browser.ts'
import { openSession } from './open-session.ts'
import { forgetWrong, provePassword, refuseLocked } from './prove-password.ts'
import { revokeSessions } from './revoke-sessions.ts'

const currentMissing = () =>
  new ProblemError('request.invalid', { errors: { currentPassword: { code: 'session.password_empty', params: {} } } })

/**
 * A wrong present password counts as a failed login; a browser that has to change the initial password has just given
 * it. All sessions and tokens of the account end; a browser gets a new one at once.
 */
export const changePassword: Handler<typeof sessionsContract.changePassword> = async (
  context,
  { body: { currentPassword, newPassword } },
) => {
  const { session, login, services, request, reply } = context
  const { account, channel } = session
  const { database, config } = services
  const isFirst = currentPassword === undefined
  if (!isFirst) await provePassword(context, currentPassword)
  // Said before the new one is looked at: whether that is the present one is for nobody to find out who need not change it.
  else if (login.kind !== 'cookie' || !account.mustChangePassword) throw currentMissing()
  else await refuseLocked(context)
  await judgePassword(config.passwordPolicy, newPassword, 'newPassword', [
    account.number,
    account.name,
    channel.name,
    channel.cocName ?? '',
  ])
  const own = and(eq(accounts.channelId, channel.id), eq(accounts.id, account.id))
  const [before] = await database.system.select({ hash: accounts.passwordHash }).from(accounts).where(own)
  if (await verifyPassword(newPassword, before?.hash))
    throw new ProblemError('account.password_same', {
      errors: { newPassword: { code: 'account.password_same', params: {} } },
    })
  if (!isFirst) await forgetWrong(context)
  const passwordHash = await hashPassword(newPassword)
  await database.everywhere(async (transaction) => {
    if (isFirst) {
      const [stored] = await transaction
        .select({ isInitial: accounts.mustChangePassword, hash: accounts.passwordHash })
        .from(accounts)
        .where(own)
        .for('update')
      // What was changed meanwhile, by another tab or the issuer, is no longer the one that this browser gave.
      if (stored?.isInitial !== true || stored.hash !== before?.hash) throw currentMissing()
    }
    await updateAccount(transaction, channel.id, account.id, { passwordHash, mustChangePassword: false })
    await revokeSessions(transaction, channel.id, account.id)
    if (login.kind === 'cookie')
      await openSession(transaction, { request, reply }, { channelId: channel.id, id: account.id }, config)
  })
  if (login.kind === 'cookie') await rememberBrowser(services, { request, reply }, { id: account.id, passwordHash })
}
