import { choiceCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { livesEn } from './lives.en.ts'
import { livesZh } from './lives.zh.ts'

const headers = {
  zh: { ...livesZh.fields, ...livesZh.columns },
  en: { ...livesEn.fields, ...livesEn.columns },
}
const choice = (name: 'types' | 'sources' | 'status') => choiceCell({ zh: livesZh[name], en: livesEn[name] }, {})

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
  headers,
  { type: choice('types'), source: choice('sources'), status: choice('status') },
)
