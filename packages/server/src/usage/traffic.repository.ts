import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { percentOf } from '@icss/core/usage/quota-alert.ts'
import { noTraffic, type TrafficDay, type TrafficKind, type TrafficThing } from '@icss/core/usage/traffic.ts'
import { chinaDay, monthOf, type UsageDays } from '@icss/core/usage/usage-range.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { tellOfQuota } from './tell-of-quota.ts'
import { trafficDays, trafficThings } from './traffic.tables.ts'

/** Bytes of one thing that left since the last time. */
export interface Traffic {
  readonly kind: TrafficKind
  readonly thing: TrafficThing
  readonly thingId: string
  readonly bytes: number
}

const thisMonth = (channelId: string) =>
  and(eq(trafficDays.channelId, channelId), gte(trafficDays.day, monthOf(chinaDay(Date.now())).from))

/** Bytes that a channel has sent this month of China, and may send. */
export async function monthTraffic(db: Db, channelId: string): Promise<{ used: number; quota: number }> {
  const [channel] = await db
    .select({ quota: channels.trafficQuotaBytes })
    .from(channels)
    .where(eq(channels.id, channelId))
  const [sent] = await db
    .select({ used: sql<number>`coalesce(sum(${trafficDays.bytes}), 0)`.mapWith(Number) })
    .from(trafficDays)
    .where(thisMonth(channelId))
  return { used: sent?.used ?? 0, quota: found(channel).quota }
}

/** Whether a channel has used up its traffic of this month. */
export async function hasUsedTraffic(db: Db, channelId: string): Promise<boolean> {
  const { used, quota } = await monthTraffic(db, channelId)
  return percentOf(used, quota) >= 100
}

/** Adds to what left today, and tells of the quota. Rows are written in one order, so that no two wait for each other. */
export async function addTraffic(db: Db, channelId: string, traffic: readonly Traffic[]): Promise<void> {
  const day = chinaDay(Date.now())
  const sums = new Map<string, Traffic>()
  const days = new Map<TrafficKind, number>()
  for (const one of traffic) {
    if (one.bytes <= 0) continue
    const key = `${one.thing} ${one.thingId} ${one.kind}`
    sums.set(key, { ...one, bytes: one.bytes + (sums.get(key)?.bytes ?? 0) })
    days.set(one.kind, (days.get(one.kind) ?? 0) + one.bytes)
  }
  if (sums.size === 0) return
  const inOrder = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  await db
    .insert(trafficThings)
    .values(inOrder.map((one) => ({ channelId, day, ...one })))
    .onConflictDoUpdate({
      target: [
        trafficThings.channelId,
        trafficThings.day,
        trafficThings.thing,
        trafficThings.thingId,
        trafficThings.kind,
      ],
      set: { bytes: sql`${trafficThings.bytes} + excluded.bytes` },
    })
  await db
    .insert(trafficDays)
    .values([...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, bytes]) => ({ channelId, day, kind, bytes })))
    .onConflictDoUpdate({
      target: [trafficDays.channelId, trafficDays.day, trafficDays.kind],
      set: { bytes: sql`${trafficDays.bytes} + excluded.bytes` },
    })
  const { used: after, quota } = await monthTraffic(db, channelId)
  const added = inOrder.reduce((sum, { bytes }) => sum + bytes, 0)
  await tellOfQuota(db, channelId, 'traffic', { before: Math.max(0, after - added), after, quota })
}

/** The days of a range on which bytes left, in their order. */
export async function trafficOfDays(db: Db, channelId: string, { from, to }: UsageDays): Promise<TrafficDay[]> {
  const rows = await db
    .select()
    .from(trafficDays)
    .where(and(eq(trafficDays.channelId, channelId), gte(trafficDays.day, from), lte(trafficDays.day, to)))
    .orderBy(asc(trafficDays.day))
  const days = new Map<string, TrafficDay>()
  for (const { day, kind, bytes } of rows) days.set(day, { ...noTraffic, ...days.get(day), day, [kind]: bytes })
  return [...days.values()]
}
