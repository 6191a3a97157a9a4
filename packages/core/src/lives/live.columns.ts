import { exportColumns } from '../spreadsheets/export-columns.ts'
import { liveChoices } from './live.ts'
import { livesEn } from './lives.en.ts'
import { livesZh } from './lives.zh.ts'

const words = {
  zh: { ...livesZh, fields: { ...livesZh.fields, ...livesZh.columns } },
  en: { ...livesEn, fields: { ...livesEn.fields, ...livesEn.columns } },
}

/** What an export says of a live: tutor and category by their names, instants in UTC, traffic in bytes. */
export const liveColumns = exportColumns(
  [
    'name',
    'type',
    'source',
    'status',
    'startAt',
    'endAt',
    'tutorId',
    'tutorPhone',
    'viewerCount',
    'liveBytes',
    'storageBytes',
    'playbackBytes',
    'courseCategoryId',
    'recordingUrl',
  ],
  words,
  liveChoices,
)
