import * as z from 'zod/mini'
import { storedId } from '../contract/stored.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { timeText } from '../rules/time-marks.ts'

/**
 * Why bytes left: to viewers of a running live, of recordings and lessons, or of any other object (personal-centre.md,
 * Usage).
 */
export const trafficKinds = ['live', 'playback', 'storage'] as const
export type TrafficKind = (typeof trafficKinds)[number]

/** What bytes were of; `others` are pictures and what nothing of the product names any more. */
export const trafficThings = ['lives', 'courses', 'files', 'others'] as const
export type TrafficThing = (typeof trafficThings)[number]

/** Bytes by why they left. */
export const trafficBytes = z.object({ live: z.number(), playback: z.number(), storage: z.number() })
export type TrafficBytes = z.output<typeof trafficBytes>

export const noTraffic: TrafficBytes = { live: 0, playback: 0, storage: 0 }

export const trafficTotal = ({ live, playback, storage }: TrafficBytes): number => live + playback + storage

/** A day of China as 2026-11-21. */
const day = timeText('day', impersonal(z.string()))

export const trafficDay = z.extend(trafficBytes, { day })
export type TrafficDay = z.output<typeof trafficDay>

/** Bytes that were stored at the end of a day. */
export const storedDay = z.object({ day, bytes: z.number() })

/** What one thing caused; `name` null once it is deleted, `previous` in as many days before. */
export const trafficOfThing = z.extend(trafficBytes, {
  thing: z.enum(trafficThings),
  thingId: storedId,
  name: z.nullable(personal('text', z.string())),
  total: z.number(),
  previous: z.number(),
})
export type TrafficOfThing = z.output<typeof trafficOfThing>
