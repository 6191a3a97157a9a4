import { asc, eq, and, count, gt, gte, type SQL, sql } from 'drizzle-orm'
import type { IntroductionState } from '@icss/core/introductions/introduction.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { peopleOf } from '../activities/activities.store.ts'
import { activities } from '../activities/activities.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { employees } from '../employees/employees.tables.ts'
import { isStalled } from '../introductions/introductions.handlers.ts'
import { introductions } from '../introductions/introductions.tables.ts'
import { recycleBin } from '../recycle-bin/recycle-bin.tables.ts'
import { registerComparisons } from '../register/register.tables.ts'
import { isExpiring, isOnShelf } from '../resources/shelf-shape.ts'
import type { ShelfTable } from '../resources/shelf-table.ts'
import { timesOf } from '../sign-ups/fill-places.ts'
import { memberDays } from './member-days.tables.ts'

/** Industries that are named; the others are counted together. */
const named = 6

/** Activities that are named. */
const nextShown = 4

type Members = Pick<Overview, 'members' | 'industries' | 'otherIndustries'>

const monthOf = (instant: SQL | typeof recycleBin.deletedAt) =>
  sql<string>`to_char(${instant} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** When an id was made: ids are UUIDs of version 7. */
const madeAt = (id: typeof recycleBin.id) =>
  sql`to_timestamp(('x' || substr(replace(${id}::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)`

/** The `count` months up to that of `now`, the oldest first, as 2026-11. */
export function monthsUpTo(now: Date, count: number): string[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(now)
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, at) => {
    const month = last - count + 1 + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** The least id of those that are made from the beginning of a month of China on. */
function firstIdOf(month: string): string {
  const time = Date.parse(`${month}-01T00:00:00+08:00`).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** How many of the present members joined in each month; ids are in the order of adding, and so is their index. */
async function joinedIn(db: Db, channelId: string, months: readonly string[]) {
  const ranges = months.map((month, at) => ({
    month,
    from: firstIdOf(month),
    until: months[at + 1] === undefined ? 'ffffffff-ffff-ffff-ffff-ffffffffffff' : firstIdOf(months[at + 1] ?? ''),
  }))
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select r.month, (
      select count(*)::int from ${companies} c
      where c.channel_id = ${channelId} and c.id >= r."from" and c.id < r.until
    ) as count
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r(month text, "from" uuid, until uuid)`)
  return rows
}

class Tally {
  readonly #counts = new Map<string, number>()

  add(key: string, count: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count)
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  get entries(): readonly (readonly [key: string, count: number])[] {
    return [...this.#counts]
  }
}

/** Members over time and by industry: those that are there, those in the recycle bin, and those that were erased. */
export async function memberCounts(db: Db, channelId: string, months: number): Promise<Members> {
  const [industries, joined, left] = [new Tally(), new Tally(), new Tally()]
  let abnormal = 0
  const there = await db
    .select({
      industry: companies.industry,
      count: count(),
      abnormal: sql<number>`(count(*) filter (where ${companies.abnormal}))::int`,
    })
    .from(companies)
    .where(eq(companies.channelId, channelId))
    .groupBy(companies.industry)
  for (const row of there) {
    industries.add(row.industry, row.count)
    abnormal += row.abnormal
  }
  const [differing] = await db
    .select({ count: count() })
    .from(registerComparisons)
    .where(and(eq(registerComparisons.channelId, channelId), gt(registerComparisons.differences, 0)))
  const shown = monthsUpTo(new Date(), months + 1)
  for (const row of await joinedIn(db, channelId, shown)) joined.add(row.month, row.count)
  const [binnedJoined, binnedLeft] = [monthOf(madeAt(recycleBin.id)), monthOf(recycleBin.deletedAt)]
  const binned = await db
    .select({ joinedIn: binnedJoined, leftIn: binnedLeft, count: count() })
    .from(recycleBin)
    .where(and(eq(recycleBin.channelId, channelId), eq(recycleBin.kind, 'companies')))
    .groupBy(binnedJoined, binnedLeft)
  const [erasedJoined, erasedLeft] = [
    sql<string>`to_char(${memberDays.joinedOn}, 'YYYY-MM')`,
    sql<string>`to_char(${memberDays.leftOn}, 'YYYY-MM')`,
  ]
  const erased = await db
    .select({ joinedIn: erasedJoined, leftIn: erasedLeft, count: sql<number>`sum(${memberDays.count})::int` })
    .from(memberDays)
    .where(eq(memberDays.channelId, channelId))
    .groupBy(erasedJoined, erasedLeft)
  for (const row of [...binned, ...erased]) {
    joined.add(row.joinedIn, row.count)
    left.add(row.leftIn, row.count)
  }
  const total = industries.entries.reduce((sum, [, size]) => sum + size, 0)
  // From the present back: what stood at the end of a month is what stands after it, without what came since.
  let standing = total
  const history = shown.toReversed().map((one) => {
    const row = { month: one, total: standing, joined: joined.of(one), left: left.of(one) }
    standing += row.left - row.joined
    return row
  })
  const largest = industries.entries.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const others = largest.slice(named)
  return {
    members: { total, abnormal, differing: differing?.count ?? 0, months: history.toReversed() },
    industries: largest.slice(0, named).map(([name, size]) => ({ name, count: size })),
    otherIndustries: { industries: others.length, count: others.reduce((sum, [, size]) => sum + size, 0) },
  }
}

const filtered = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`

export async function cardCounts(db: Db, channelId: string): Promise<Overview['cards']> {
  const [counted] = await db
    .select({ total: count(), bound: filtered(sql`${employees.bound}`) })
    .from(employees)
    .where(eq(employees.channelId, channelId))
  return counted ?? { total: 0, bound: 0 }
}

export async function shelfCounts(db: Db, channelId: string, table: ShelfTable): Promise<Overview['resources']> {
  const [counted] = await db
    .select({
      onShelf: filtered(isOnShelf(table)),
      expiring: filtered(isExpiring(table)),
      waiting: filtered(eq(table.offReason, 'waiting')),
    })
    .from(table)
    .where(eq(table.channelId, channelId))
  return counted ?? { onShelf: 0, expiring: 0, waiting: 0 }
}

const inState = (state: IntroductionState) => eq(introductions.state, state)

/** Introductions by their present outcome, which add up to all. */
export async function introductionCounts(db: Db, channelId: string): Promise<Overview['introductions']> {
  const [month] = monthsUpTo(new Date(), 1)
  const [counted] = await db
    .select({
      proposed: filtered(inState('proposed')),
      inTouch: filtered(inState('inTouch')),
      agreed: filtered(inState('agreed')),
      dropped: filtered(inState('dropped')),
      agreedThisMonth: filtered(and(inState('agreed'), gte(introductions.agreedOn, `${month}-01`))),
      stalled: filtered(isStalled),
    })
    .from(introductions)
    .where(eq(introductions.channelId, channelId))
  return counted ?? { proposed: 0, inTouch: 0, agreed: 0, dropped: 0, agreedThisMonth: 0, stalled: 0 }
}

/** The activities that have not ended, the next first. */
export async function nextActivities(db: Db, channelId: string): Promise<Overview['activities']> {
  const rows = await db
    .select({
      activity: activities,
      confirmed: peopleOf(channelId, 'confirmed'),
      waiting: peopleOf(channelId, 'waiting'),
    })
    .from(activities)
    .where(and(eq(activities.channelId, channelId), gt(activities.endAt, sql`now()`)))
    .orderBy(asc(activities.startAt), asc(activities.id))
    .limit(nextShown)
  return rows.map(({ activity, ...counts }) => ({
    id: activity.id,
    title: activity.title,
    ...timesOf(activity),
    takesSignUps: activity.takesSignUps,
    signUpLimit: activity.signUpLimit,
    ...counts,
  }))
}
