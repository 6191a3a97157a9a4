import { numberCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { usageEn } from './usage.en.ts'
import { usageZh } from './usage.zh.ts'

const words = { zh: usageZh, en: usageEn }
const bytes = { live: numberCell, playback: numberCell, storage: numberCell, total: numberCell }

/** The traffic of a day, in bytes. */
export const trafficDayColumns = exportColumns(['day', 'live', 'playback', 'storage', 'total'], words, {}, bytes)

/** The traffic of a thing in a range of days, in bytes. */
export const trafficThingColumns = exportColumns(
  ['name', 'thing', 'live', 'playback', 'storage', 'total', 'previous'],
  words,
  { thing: 'things' },
  { ...bytes, previous: numberCell },
)
