import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import { findAccount, insertAccount } from '../accounts/accounts.repository.ts'
import { initialPassword } from '../accounts/initial-password.ts'
import { appointAdmin } from '../channels/appoint-admin.ts'
import { lockChannel } from '../channels/channels.repository.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { defaultTemplate } from '../permission-templates/permission-templates.repository.ts'
import { findServedChannel } from './platform.repository.ts'

const taken = constraintFaults({ accounts_number: { field: 'number', code: 'account.number_taken' } })

/** Issues an account with the all-open template, or the administrator in place of the present one. */
export const issueAccount: Handler<typeof platformContract.issueAccount> = async (
  { services: { database, config } },
  { params: { channelId }, body: { admin, ...draft } },
) => {
  const { passwordHash, shown } = await initialPassword(config)
  const account = await database
    .everywhere(async (db) => {
      found(await findServedChannel(db, channelId))
      const channel = found(await lockChannel(db, channelId))
      const { id: templateId } = await defaultTemplate(db, channelId)
      const id = await insertAccount(db, channelId, { ...draft, role: 'channel-account', templateId, passwordHash })
      if (admin) await appointAdmin(db, { config }, channel, { id, number: draft.number, phone: draft.phone })
      return found(await findAccount(db, channelId, id))
    })
    .catch(taken)
  return { account, initialPassword: shown }
}
