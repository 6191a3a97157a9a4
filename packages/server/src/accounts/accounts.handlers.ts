import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { createAccount } from './create-account.ts'
import { deleteAccount } from './delete-account.ts'
import { disableAccount, enableAccount } from './enable-account.ts'
import { endSessions } from './end-sessions.ts'
import { explainAccount } from './explain-account.ts'
import { exportAccounts } from './export-accounts.ts'
import { listAccounts } from './list-accounts.ts'
import { setBusiness } from './set-business.ts'
import { resetPassword } from './reset-password.ts'
import { showAccount } from './show-account.ts'
import { updateAccount } from './update-account.ts'

export const accountsHandlers: Handlers<{ accounts: typeof accountsContract }>['accounts'] = {
  list: listAccounts,
  show: showAccount,
  explain: explainAccount,
  create: createAccount,
  update: updateAccount,
  setBusiness,
  enable: enableAccount,
  disable: disableAccount,
  endSessions,
  resetPassword,
  delete: deleteAccount,
  import: takeImport('accounts.import'),
  export: exportAccounts,
}
