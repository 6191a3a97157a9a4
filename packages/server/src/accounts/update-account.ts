import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { findAccount, updateAccount as update } from './accounts.repository.ts'
import { managedAccount } from './managed-account.ts'
import { templateToGrant } from './template-to-grant.ts'

/** Another template ends the account's sessions, since what it may do has changed. */
export const updateAccount: Handler<typeof accountsContract.update> = (
  { session, tenant },
  { params: { accountId }, query: { version }, body: { templateId, ...draft } },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    const { target: before, reach } = await managedAccount(db, session, accountId)
    const granted = await templateToGrant(db, channelId, reach, before.isCurrentAdmin ? '' : templateId)
    const isUpdated = await update(db, channelId, accountId, { ...draft, templateId: granted }, version)
    if (!isUpdated) throw new ProblemError('request.conflict')
    if (granted !== before.templateId) await revokeSessions(db, channelId, accountId)
    return found(await findAccount(db, channelId, accountId))
  })
