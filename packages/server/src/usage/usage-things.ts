import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Session } from '@icss/core/sessions/session.ts'
import { hiddenInRooms, membershipFlags } from '@icss/core/permissions/membership.ts'
import { type TrafficOfThing, type TrafficThing, trafficThings as things } from '@icss/core/usage/traffic.ts'
import { daysBefore, type UsageDays } from '@icss/core/usage/usage-range.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Db } from '../database/database.ts'
import { files } from '../files/files.tables.ts'
import { lives } from '../lives/lives.tables.ts'
import { trafficThings } from './traffic.tables.ts'

interface Asked {
  readonly range: UsageDays
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

/** The kinds of things that a session sees: a conference room has no courses, lives and files. */
function seenBy({ channel }: Session): TrafficThing[] {
  const { iswmr } = membershipFlags(channel.membershipCode)
  return things.filter((thing) => !(iswmr && hiddenInRooms.has(thing)))
}

const sortColumns: ReadonlySet<string> = new Set(['total', 'live', 'playback', 'storage'])

const inRange = ({ from, to }: UsageDays) => and(gte(trafficThings.day, from), lte(trafficThings.day, to))

const bytes = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${trafficThings.bytes}) filter (where ${condition}), 0)::bigint`.mapWith(Number)

/** Each thing that caused traffic in a range, a page of them, and how many there are. */
export async function thingsOf(
  db: Db,
  session: Session,
  { range, sort, limit, offset }: Asked,
): Promise<{ items: TrafficOfThing[]; total: number }> {
  const channelId = session.channel.id
  const before = daysBefore(range)
  const ofKind = (kind: 'live' | 'playback' | 'storage') => bytes(and(inRange(range), eq(trafficThings.kind, kind)))
  const sums = db
    .select({
      thing: trafficThings.thing,
      thingId: trafficThings.thingId,
      live: ofKind('live').as('live'),
      playback: ofKind('playback').as('playback'),
      storage: ofKind('storage').as('storage'),
      total: bytes(inRange(range)).as('total'),
      previous: bytes(inRange(before)).as('previous'),
    })
    .from(trafficThings)
    .where(
      and(
        eq(trafficThings.channelId, channelId),
        gte(trafficThings.day, before.from),
        lte(trafficThings.day, range.to),
        inArray(trafficThings.thing, seenBy(session)),
      ),
    )
    .groupBy(trafficThings.thing, trafficThings.thingId)
    .as('sums')
  const column = sort.replace('-', '')
  const by = sql.identifier(sortColumns.has(column) ? column : 'total')
  const rows = await db
    .select({
      thing: sums.thing,
      thingId: sums.thingId,
      live: sums.live,
      playback: sums.playback,
      storage: sums.storage,
      total: sums.total,
      previous: sums.previous,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(sums)
    .where(sql`${sums.total} > 0`)
    .orderBy(sort.startsWith('-') ? sql`${by} desc` : sql`${by}`, sums.thing, sums.thingId)
    .limit(limit)
    .offset(offset)
  const names = await namesOf(db, channelId, rows)
  return {
    items: rows.map(({ thing, thingId, live, playback, storage, total, previous }) => ({
      thing,
      thingId,
      live,
      playback,
      storage,
      total,
      previous,
      name: names.get(thingId) ?? null,
    })),
    total: rows[0]?.count ?? 0,
  }
}

async function namesOf(db: Db, channelId: string, rows: readonly Pick<TrafficOfThing, 'thing' | 'thingId'>[]) {
  const names = new Map<string, string>()
  const idsOf = (thing: TrafficThing) => rows.filter((row) => row.thing === thing).map(({ thingId }) => thingId)
  for (const [thing, table] of [
    ['lives', lives],
    ['courses', courses],
    ['files', files],
  ] as const) {
    const ids = idsOf(thing)
    if (ids.length === 0) continue
    const found = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.channelId, channelId), inArray(table.id, ids)))
    for (const { id, name } of found) names.set(id, name)
  }
  return names
}
