import { importRunner } from '../imports/import-runner.ts'
import type { Runs } from '../operations/runs.ts'
import { accountNames } from './account-names.ts'
import { heldByAccounts, undoAccounts } from './accounts-undo.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { chosenAccounts } from './chosen-accounts.ts'
import { accountsWriter } from './write-accounts.ts'
import { accountsHandlers } from './accounts.handlers.ts'

export const handlers = { accounts: accountsHandlers }

export const bulk = { accounts: chosenAccounts } as const satisfies Partial<BulkNounParts>

export const runs = {
  'accounts.import': (services) => ({
    run: importRunner('accounts.import', { write: accountsWriter(services.config) }, services),
    undo: undoAccounts,
    held: heldByAccounts,
    labelsOf: accountNames,
  }),
} satisfies Runs
