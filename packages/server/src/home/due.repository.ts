import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type DueItem, dueDays, dueNouns, type Home } from '@icss/core/home/home.contract.ts'
import { rangeOf } from '@icss/core/usage/usage.ts'
import type { Db } from '../database/database.ts'
import { outer } from '../entities/outer.ts'
import { lives } from '../lives/lives.tables.ts'
import { meetingAwards, meetings } from '../meetings/meetings.tables.ts'
import { meetingStateSql } from '../meetings/meeting-state.ts'
import { noticeReaders, notices } from '../notices/notices.tables.ts'
import { participants } from '../participants/participants.tables.ts'
import { tutors } from '../tutors/tutors.tables.ts'

/** Things that are listed at most. */
const listed = 20
const day = 86_400_000
/** Days after which what nobody has ended is due no more. */
const forgotten = 30

interface Window {
  readonly today: Date
  readonly tomorrow: Date
  readonly until: Date
}

interface Counts {
  readonly today: number
  readonly week: number
}

type Row = Omit<DueItem, 'noun' | 'startAt' | 'endAt'> &
  Counts & { readonly startAt: Date; readonly endAt: Date | null }

/** All of them, and those of today, whatever the limit. */
const counts = (isToday: SQL) => ({
  week: sql<number>`(count(*) over ())::int`,
  today: sql<number>`(count(*) filter (where ${isToday}) over ())::int`,
})

/** Those on air, and those that are to begin. */
async function livesIn(db: Db, channelId: string, { tomorrow, today, until }: Window): Promise<Row[]> {
  const isOn = inArray(lives.status, ['L', 'P'])
  const comes = and(eq(lives.status, 'F'), gte(lives.startAt, today), lt(lives.startAt, until))
  const since = new Date(today.getTime() - forgotten * day)
  return db
    .select({
      id: lives.id,
      name: lives.name,
      startAt: lives.startAt,
      endAt: lives.endAt,
      isOn: sql<boolean>`${isOn}`,
      count: lives.viewerCount,
      detail: sql<string>`coalesce(${tutors.name}, '')`,
      lacks: sql<
        'tutorPhone' | null
      >`case when ${lives.type} = 'ROOM2' and ${lives.tutorPhone} = '' then 'tutorPhone' end`,
      ...counts(sql`${isOn} or ${lives.startAt} < ${tomorrow}`),
    })
    .from(lives)
    .leftJoin(tutors, and(eq(tutors.channelId, lives.channelId), eq(tutors.id, lives.tutorId)))
    .where(and(eq(lives.channelId, channelId), gte(lives.startAt, since), or(isOn, comes)))
    .orderBy(lives.startAt, lives.id)
    .limit(listed)
}

async function meetingsIn(db: Db, channelId: string, { tomorrow, today, until }: Window): Promise<Row[]> {
  const isOn = sql`${meetingStateSql} = 'inProgress'`
  const comes = and(sql`${meetingStateSql} = 'notStarted'`, gte(meetings.startAt, today), lt(meetings.startAt, until))
  const since = new Date(today.getTime() - forgotten * day)
  const hasAwards = sql`exists (select from ${meetingAwards} where ${outer(meetingAwards.channelId)} = ${channelId}
    and ${outer(meetingAwards.meetingId)} = ${outer(meetings.id)})`
  return db
    .select({
      id: meetings.id,
      name: meetings.name,
      startAt: meetings.startAt,
      endAt: meetings.endAt,
      isOn: sql<boolean>`${isOn}`,
      count: sql<number>`(select count(*)::int from ${participants} where ${outer(participants.channelId)} = ${channelId}
        and ${outer(participants.meetingId)} = ${outer(meetings.id)})`,
      detail: meetings.address,
      lacks: sql<'awards' | null>`case when not ${isOn} and not ${hasAwards} then 'awards' end`,
      ...counts(sql`${isOn} or ${meetings.startAt} < ${tomorrow}`),
    })
    .from(meetings)
    .where(
      and(
        eq(meetings.channelId, channelId),
        isNull(meetings.cancelledAt),
        gte(meetings.startAt, since),
        or(isOn, comes),
      ),
    )
    .orderBy(meetings.startAt, meetings.id)
    .limit(listed)
}

/** Those that are shown and end. */
async function noticesIn(db: Db, channelId: string, { tomorrow, until }: Window): Promise<Row[]> {
  return db
    .select({
      id: notices.id,
      name: notices.title,
      startAt: notices.startAt,
      endAt: notices.endAt,
      isOn: sql<boolean>`true`,
      count: sql<number>`(select count(*)::int from ${noticeReaders}
        where ${outer(noticeReaders.channelId)} = ${channelId}
        and ${outer(noticeReaders.noticeId)} = ${outer(notices.id)})`,
      detail: sql<string>`''`,
      lacks: sql<null>`null`,
      ...counts(sql`${notices.endAt} < ${tomorrow}`),
    })
    .from(notices)
    .where(
      and(
        eq(notices.channelId, channelId),
        eq(notices.status, 'published'),
        sql`${notices.startAt} <= now() and ${notices.endAt} > now()`,
        lt(notices.endAt, until),
      ),
    )
    .orderBy(notices.endAt, notices.id)
    .limit(listed)
}

const kinds = { lives: livesIn, meetings: meetingsIn, notices: noticesIn } as const

/** When one is due: what is on, now; a notice, when it ends. */
const dueAt = ({ noun, isOn, startAt, endAt }: DueItem) => (noun === 'notices' && isOn ? (endAt ?? startAt) : startAt)

/** What is due today and in the days to come, of the kinds that may be seen, the next first. Days are those of China. */
export async function dueIn(db: Db, channelId: string, nouns: readonly string[]): Promise<Home['due']> {
  const today = rangeOf('today', Date.now(), 480)
  const window = {
    today: new Date(today.from),
    tomorrow: new Date(today.to),
    until: new Date(today.from + dueDays * day),
  }
  const items: DueItem[] = []
  const sum = { today: 0, week: 0 }
  for (const noun of dueNouns) {
    if (!nouns.includes(noun)) continue
    const rows = await kinds[noun](db, channelId, window)
    sum.today += rows[0]?.today ?? 0
    sum.week += rows[0]?.week ?? 0
    for (const { today: _today, week: _week, startAt, endAt, ...row } of rows)
      items.push({ ...row, noun, startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null })
  }
  const sorted = items.toSorted((a, b) => (dueAt(a) < dueAt(b) ? -1 : 1))
  return { items: sorted.slice(0, listed), ...sum }
}
