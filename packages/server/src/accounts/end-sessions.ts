import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { selfFault } from '@icss/core/accounts/manage-account.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { managedAccount } from './managed-account.ts'

export const endSessions: Handler<typeof accountsContract.endSessions> = (
  { session, tenant },
  { params: { accountId } },
) =>
  tenant(async (db) => {
    const { target } = await managedAccount(db, session, accountId)
    refuse(selfFault(session.account, target))
    await revokeSessions(db, session.channel.id, accountId)
  })
