import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { updateAccount } from '../accounts/accounts.repository.ts'
import { judgePassword } from '../accounts/initial-password.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Handler } from '../http/handler.ts'
import { rememberBrowser } from './known-browser.ts'
import { openSession } from './open-session.ts'
import { forgetWrong, provePassword } from './prove-password.ts'
import { revokeSessions } from './revoke-sessions.ts'

/**
 * A wrong present password counts as a failed login. All sessions and tokens of the account end; a browser gets a new
 * one at once.
 */
export const changePassword: Handler<typeof sessionsContract.changePassword> = async (
  context,
  { body: { currentPassword, newPassword } },
) => {
  const { session, login, services, request, reply } = context
  const { account, channel } = session
  const { database, config } = services
  await provePassword(context, currentPassword)
  await judgePassword(config.passwordPolicy, newPassword, 'newPassword', [
    account.number,
    account.name,
    channel.name,
    channel.cocName ?? '',
  ])
  if (newPassword === currentPassword)
    throw new ProblemError('account.password_same', {
      errors: { newPassword: { code: 'account.password_same', params: {} } },
    })
  await forgetWrong(context)
  const passwordHash = await hashPassword(newPassword)
  await database.everywhere(async (transaction) => {
    await updateAccount(transaction, channel.id, account.id, { passwordHash, mustChangePassword: false })
    await revokeSessions(transaction, channel.id, account.id)
    if (login.kind === 'cookie')
      await openSession(transaction, { request, reply }, { channelId: channel.id, id: account.id }, config)
  })
  if (login.kind === 'cookie') await rememberBrowser(services, { request, reply }, { id: account.id, passwordHash })
}
