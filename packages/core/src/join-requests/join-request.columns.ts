import { booleanCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { joinChoices } from './join-request.ts'
import { joinRequestsEn } from './join-requests.en.ts'
import { joinRequestsZh } from './join-requests.zh.ts'

/** What lists and exports say of an application to join, instants in UTC. */
export const joinRequestColumns = exportColumns(
  [
    'name',
    'unifiedCreditCode',
    'industry',
    'isInRegister',
    'applicant',
    'phone',
    'createdAt',
    'state',
    'reason',
    'handledAt',
    'handledBy',
  ],
  { zh: joinRequestsZh, en: joinRequestsEn },
  joinChoices,
  { isInRegister: booleanCell },
)
