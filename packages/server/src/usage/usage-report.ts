import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { paceOf, projected } from '@icss/core/usage/projection.ts'
import type { UsageReport } from '@icss/core/usage/usage.contract.ts'
import { noTraffic, trafficTotal } from '@icss/core/usage/traffic.ts'
import { quotaState } from '@icss/core/usage/usage.ts'
import { addDays, chinaDay, daysIn, daysOf, monthOf, type UsageDays } from '@icss/core/usage/usage-range.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import type { Db } from '../database/database.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { storageOutlook } from './storage-outlook.ts'
import { quotaAlerts, storedDays, trafficDays } from './traffic.tables.ts'
import { monthTraffic, trafficOfDays } from './traffic.repository.ts'

/** Days before today that the pace of traffic is taken from. */
const lookedBack = 30

/** Bytes that left on each whole day of the last ones, from the first of the channel on. */
async function recentDays(db: Db, channelId: string, today: string): Promise<number[]> {
  const [first] = await db
    .select({ day: sql<string | null>`min(${trafficDays.day})` })
    .from(trafficDays)
    .where(eq(trafficDays.channelId, channelId))
  const began = first?.day
  if (!began || began >= today) return []
  const from = [began, addDays(today, -lookedBack)].toSorted().at(-1) ?? began
  const range = { from, to: addDays(today, -1) }
  const sent = new Map((await trafficOfDays(db, channelId, range)).map((one) => [one.day, trafficTotal(one)]))
  return daysOf(range).map((day) => sent.get(day) ?? 0)
}

async function monthReport(db: Db, channelId: string, today: string): Promise<UsageReport['month']> {
  const { used, quota } = await monthTraffic(db, channelId)
  const recent = await recentDays(db, channelId, today)
  // What is left of today counts as none: the pace is of whole days.
  const daysLeft = daysIn({ from: today, to: monthOf(today).to }) - 1
  return {
    used,
    quota,
    state: quotaState({ used, quota }),
    pace: paceOf(recent),
    projected: projected(used, recent, daysLeft),
  }
}

/** Bytes of finished uploads by the kind of slot that they are in. */
async function storedByKind(db: Db, channelId: string): Promise<UsageReport['storedByKind']> {
  const rows = await db
    .select({ slot: uploads.slot, bytes: sql<number>`sum(${uploads.stored})`.mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.channelId, channelId), eq(uploads.status, 'done')))
    .groupBy(uploads.slot)
  const sums = { video: 0, image: 0, file: 0 }
  for (const { slot, bytes } of rows) sums[slot === '' ? 'file' : uploadSlots[slot].kind] += bytes
  return sums
}

async function alertsOf(db: Db, channelId: string): Promise<UsageReport['alerts']> {
  const rows = await db
    .select()
    .from(quotaAlerts)
    .where(eq(quotaAlerts.channelId, channelId))
    .orderBy(asc(quotaAlerts.quota))
  const bySms = (quota: 'storage' | 'traffic') => rows.find((row) => row.quota === quota)?.bySms ?? true
  return {
    bySms: { storage: bySms('storage'), traffic: bySms('traffic') },
    raised: rows.flatMap(({ quota, level, raisedAt }) =>
      level === 0 || raisedAt === null ? [] : [{ quota, level, at: raisedAt.toISOString() }],
    ),
  }
}

/** How a channel's storage and traffic stand, and were on the days of a range. */
export async function usageReport(db: Db, channelId: string, range: UsageDays): Promise<UsageReport> {
  const now = Date.now()
  const today = chinaDay(now)
  const sent = new Map((await trafficOfDays(db, channelId, range)).map((one) => [one.day, one]))
  const shown = range.from > today ? [] : daysOf({ from: range.from, to: range.to < today ? range.to : today })
  const stored = await db
    .select({ day: storedDays.day, bytes: storedDays.bytes })
    .from(storedDays)
    .where(and(eq(storedDays.channelId, channelId), gte(storedDays.day, range.from), lte(storedDays.day, range.to)))
    .orderBy(asc(storedDays.day))
  return {
    ...range,
    at: new Date(now).toISOString(),
    storage: await storageOutlook(db, channelId),
    storedByKind: await storedByKind(db, channelId),
    month: await monthReport(db, channelId, today),
    days: shown.map((day) => sent.get(day) ?? { day, ...noTraffic }),
    stored,
    alerts: await alertsOf(db, channelId),
  }
}
