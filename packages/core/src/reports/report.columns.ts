import { exportColumns } from '../spreadsheets/export-columns.ts'
import { reportChoices } from './report.ts'
import { reportsEn } from './reports.en.ts'
import { reportsZh } from './reports.zh.ts'

/** What lists and exports say of a report, instants in UTC. */
export const reportColumns = exportColumns(
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
  { zh: reportsZh, en: reportsEn },
  reportChoices,
)
