import * as z from 'zod/mini'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { trafficDay, trafficOfThing } from './traffic.ts'
import { usageEn } from './usage.en.ts'
import { usageZh } from './usage.zh.ts'

const words = { zh: usageZh, en: usageEn }

/** The traffic of a day, in bytes. */
export const trafficDayColumns = tableColumns(
  z.extend(trafficDay, { total: z.number() }),
  ['day', 'live', 'playback', 'storage', 'total'],
  { words },
)

/** The traffic of a thing in a range of days, in bytes. */
export const trafficThingColumns = tableColumns(
  trafficOfThing,
  ['name', 'thing', 'live', 'playback', 'storage', 'total', 'previous'],
  { words, choices: { thing: 'things' } },
)
