import type { BulkParts } from '../selections/bulk-parts.ts'
import { accountsWhere } from './accounts.repository.ts'
import { accounts } from './accounts.tables.ts'
import { endAccount } from './delete-account.ts'
import { accountRows, exportedAccounts } from './export-accounts.ts'

/** Accounts are no entities: who deletes one has to reach it, and an export has rows of its own. */
export const chosenAccounts: BulkParts = {
  store: {
    table: accounts,
    shape: { table: accounts },
    where: (query, channelId) => accountsWhere(channelId, query),
    readBehind: (db, _channelId, { where, limit }) => accountRows(db, where, limit),
    word: (error) => {
      throw error
    },
  },
  remove: (db, channelId, id, accountId) =>
    endAccount(db, { account: { id: accountId }, channel: { id: channelId } }, id),
  exported: exportedAccounts,
}
