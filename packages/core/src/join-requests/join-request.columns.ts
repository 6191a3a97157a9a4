import { joinRequest } from './join-requests.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { joinChoices } from './join-request.ts'
import { joinRequestsEn } from './join-requests.en.ts'
import { joinRequestsZh } from './join-requests.zh.ts'

/** What lists and exports say of an application to join. */
export const joinRequestColumns = tableColumns(
  joinRequest,
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
  { words: { zh: joinRequestsZh, en: joinRequestsEn }, choices: joinChoices },
)
