import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import { found } from '../http/refuse.ts'
import { channelOfAdmin } from './admin-phone.repository.ts'
import { refuseCandidate } from './appoint-admin.ts'

/** Whom the administrator has chosen, as they stand; whether they are bound elsewhere is not looked at. */
export async function candidateOf(system: Db, session: Session, accountId: string): Promise<Account> {
  const channel = await channelOfAdmin(system, session)
  const candidate = found(isUuid(accountId) ? await findAccount(system, channel.id, accountId) : undefined)
  refuseCandidate(channel, candidate)
  return candidate
}
