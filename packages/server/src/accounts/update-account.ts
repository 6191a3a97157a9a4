import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { findAccount, updateAccount as update } from './accounts.repository.ts'
import { managedAccount } from './managed-account.ts'
import { rightsToGrant } from './rights-to-grant.ts'

const noRights = { templateId: '', ownFlags: null }

/** A right that is taken away acts on the account's next call; its sessions go on. */
export const updateAccount: Handler<typeof accountsContract.update> = (
  { session, tenant },
  { params: { accountId }, query: { version }, body: { templateId, ownFlags, ...draft } },
) =>
  tenant(async (db) => {
    const { id: channelId } = session.channel
    const { target: before, reach } = await managedAccount(db, session, accountId)
    const rights = before.isCurrentAdmin ? noRights : { templateId, ownFlags }
    const granted = await rightsToGrant(db, channelId, reach, rights)
    if (!(await update(db, channelId, accountId, { ...draft, ...granted }, version)))
      throw new ProblemError('request.conflict')
    return found(await findAccount(db, channelId, accountId))
  })
