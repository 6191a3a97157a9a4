import { accountColumns, requiredAccountColumns } from '@icss/core/accounts/account.columns.ts'
import { accountRow } from '@icss/core/accounts/account.ts'

/** Accounts as rows of a file. */
export const accountsTable = {
  schema: accountRow,
  columns: accountColumns,
  required: requiredAccountColumns,
}
