import { accountNames } from '../accounts/account-names.ts'
import { heldByAccounts, undoAccounts } from '../accounts/accounts-undo.ts'
import { accountsWriter } from '../accounts/write-accounts.ts'
import { heldByOpened, subChannelsWriter, undoSubChannels } from '../channels/import-sub-channels.ts'
import { chapterNames, undoChapters } from '../chapters/undo-chapters.ts'
import { companyNames } from '../companies/company-names.ts'
import { copyCompanies } from '../companies/copy-companies.ts'
import { undoCompanies } from '../companies/companies-undo.ts'
import { writeCompanies } from '../companies/write-companies.ts'
import { employeeNames } from '../employees/employee-names.ts'
import { undoEmployees } from '../employees/employees-undo.ts'
import { writeEmployees } from '../employees/write-employees.ts'
import { undoFiles } from '../files/files-undo.ts'
import { importedNames } from '../files/imported-names.ts'
import { writeFiles } from '../files/write-files.ts'
import { importRunner } from '../imports/import-runner.ts'
import { heldBySubChannels, subChannelNames, undoPermissions } from '../permissions/undo-permissions.ts'
import type { Services } from '../services.ts'
import type { OperationKinds } from './operation-kind.ts'
import { undoRunner } from './undo.runner.ts'

/** Every kind of bulk run with its runner and its undoer; a new kind is named in core and gets its parts here. */
export function operationKindsOf(services: Pick<Services, 'config' | 'database' | 'storage'>): OperationKinds {
  const kinds: OperationKinds = {
    'accounts.import': {
      run: importRunner('accounts.import', { write: accountsWriter(services.config) }, services),
      undo: undoAccounts,
      held: heldByAccounts,
      labelsOf: accountNames,
    },
    // Applied within the request, so that nothing is left for a queue to run.
    'chapters.apply': {
      run: () => Promise.resolve(),
      undo: undoChapters,
      held: 'nothing',
      labelsOf: chapterNames,
    },
    'companies.import': {
      run: importRunner('companies.import', { write: writeCompanies, copy: copyCompanies }, services),
      undo: undoCompanies,
      held: 'nothing',
      labelsOf: companyNames,
    },
    'employees.import': {
      run: importRunner('employees.import', { write: writeEmployees }, services),
      undo: undoEmployees,
      held: 'nothing',
      labelsOf: employeeNames,
    },
    'files.import': {
      run: importRunner('files.import', { write: writeFiles }, services),
      undo: undoFiles,
      held: 'nothing',
      labelsOf: importedNames,
    },
    // Applied within the request, so that nothing is left for a queue to run.
    'permissions.apply': {
      run: () => Promise.resolve(),
      undo: undoPermissions,
      held: heldBySubChannels,
      undoScope: 'system',
      labelsOf: subChannelNames,
    },
    'subChannels.import': {
      run: importRunner('subChannels.import', subChannelsWriter(services.config), services),
      undo: undoSubChannels,
      held: heldByOpened,
      undoScope: 'system',
      labelsOf: subChannelNames,
    },
    'operations.undo': { run: undoRunner({ ...services, kindsOf: () => kinds }) },
  }
  return kinds
}
