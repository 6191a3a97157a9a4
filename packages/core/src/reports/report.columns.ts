import { report } from './reports.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { reportChoices } from './report.ts'
import { reportsEn } from './reports.en.ts'
import { reportsZh } from './reports.zh.ts'

/** What lists and exports say of a report. */
export const reportColumns = tableColumns(
  report,
  [
    'thingName',
    'kind',
    'type',
    'reason',
    'reportedAccount',
    'reportedName',
    'reportedCompany',
    'reporterAccount',
    'reporterName',
    'reporterCompany',
    'createdAt',
    'state',
    'note',
    'handledAt',
    'handledBy',
  ],
  { words: { zh: reportsZh, en: reportsEn }, choices: reportChoices },
)
