import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { accountKey } from '../sessions/guesser.ts'
import { openLocks } from '../sessions/login-throttle.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { updateAccount } from './accounts.repository.ts'

/** Gives an account a password that must be changed at its next login, ends its sessions and tokens and opens its lock. */
export async function setInitialPassword(
  db: Db,
  channelId: string,
  account: { readonly id: string; readonly number: string },
  passwordHash: string,
): Promise<void> {
  await updateAccount(db, channelId, account.id, { passwordHash, mustChangePassword: true })
  await revokeSessions(db, channelId, account.id)
  await openLocks(db, accountKey(account.number))
  await announce(db, channelId, 'account.password_reset', { accountId: account.id, number: account.number })
}
