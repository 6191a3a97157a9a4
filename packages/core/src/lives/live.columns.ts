import { live } from './lives.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { liveChoices } from './live.ts'
import { livesEn } from './lives.en.ts'
import { livesZh } from './lives.zh.ts'

const words = {
  zh: { ...livesZh, fields: { ...livesZh.fields, ...livesZh.columns } },
  en: { ...livesEn, fields: { ...livesEn.fields, ...livesEn.columns } },
}

/** What an export says of a live: tutor and category by their names, traffic in bytes. */
export const liveColumns = tableColumns(
  live,
  [
    'name',
    'type',
    'source',
    'status',
    'startAt',
    'endAt',
    'endedAt',
    'tutorId',
    'tutorPhone',
    'viewerCount',
    'liveBytes',
    'storageBytes',
    'playbackBytes',
    'courseCategoryId',
    'recordingUrl',
  ],
  { words, choices: liveChoices },
)
