import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { timeText } from '../rules/time-marks.ts'

/** The id of something that is stored: a UUID. */
export const storedId = impersonal(z.string().register(z.globalRegistry, { format: 'uuid' }))

/** When something happened: ISO 8601 in UTC. */
export const storedInstant = timeText(
  'moment',
  impersonal(z.string().register(z.globalRegistry, { format: 'date-time' })),
)
