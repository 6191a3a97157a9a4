import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import type { SupportVisit, SupportVisitEnd } from '@icss/core/support-visits/support-visit.ts'
import type { SupportVisitListQuery } from '@icss/core/support-visits/support-visits.contract.ts'
import { noteChange } from '../audit/noted-changes.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { isOpenVisit } from './open-visits.ts'
import { supportVisits } from './support-visits.tables.ts'

/** A visit is of two channels: all of this needs the system's scope, and names the channel in each statement. */
const visitorChannels = alias(channels, 'visitor_channels')

type Limits = Pick<Config, 'sessionIdleMinutes'>
export type StoredVisit = typeof supportVisits.$inferSelect

const selected = (db: Db, limits: Limits) =>
  db
    .select({
      visit: supportVisits,
      channelName: channels.name,
      visitorChannelName: visitorChannels.name,
      isOpen: isOpenVisit(limits),
    })
    .from(supportVisits)
    .innerJoin(channels, eq(channels.id, supportVisits.channelId))
    .leftJoin(visitorChannels, eq(visitorChannels.id, supportVisits.visitorChannelId))

const answerOf = ({
  visit,
  channelName,
  visitorChannelName,
  isOpen,
}: Awaited<ReturnType<typeof selected>>[number]): SupportVisit => {
  const { id, visitor, begunAt, endsAt, endedAt, endedBy } = visit
  return {
    id,
    channelName,
    visitorChannelName: visitorChannelName ?? '',
    visitor,
    begunAt: begunAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endedBy: endedBy ?? (isOpen ? null : 'itself'),
    isOpen,
  }
}

/** Those that a channel has paid or had. */
const ofEither = (channelId: string) =>
  or(eq(supportVisits.channelId, channelId), eq(supportVisits.visitorChannelId, channelId))

export async function listVisits(
  db: Db,
  limits: Limits,
  channelId: string,
  { page, pageSize, sort }: SupportVisitListQuery,
) {
  const [counted] = await db.select({ total: count() }).from(supportVisits).where(ofEither(channelId))
  const direction = sort.startsWith('-') ? desc : asc
  const rows = await selected(db, limits)
    .where(ofEither(channelId))
    .orderBy(direction(supportVisits.begunAt), direction(supportVisits.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(answerOf), total: counted?.total ?? 0 }
}

export async function findVisit(
  db: Db,
  limits: Limits,
  channelId: string,
  id: string,
): Promise<SupportVisit | undefined> {
  const [row] = await selected(db, limits).where(and(ofEither(channelId), eq(supportVisits.id, id)))
  return row && answerOf(row)
}

/** The stored visit, kept from being changed by others until the transaction ends. */
export async function lockVisit(db: Db, channelId: string, id: string): Promise<StoredVisit | undefined> {
  const [row] = await db
    .select()
    .from(supportVisits)
    .where(and(ofEither(channelId), eq(supportVisits.id, id)))
    .for('update')
  return row
}

/** Notes a visit's row for the trail of the visitor's channel: the trigger notes it for the visited channel's alone. */
const noteForVisitor = (
  client: PoolClient,
  { visitorChannelId, id }: StoredVisit,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
) => noteChange(client, visitorChannelId, { of: 'support_visits', id, before, after })

export async function beginVisit(
  db: Db,
  client: PoolClient,
  values: Omit<typeof supportVisits.$inferInsert, 'endsAt'>,
  minutes: number,
): Promise<StoredVisit> {
  const [begun] = await db
    .insert(supportVisits)
    .values({ ...values, endsAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning()
  if (!begun) throw new Error('An insert answered no row.')
  const { channelId, visitor, endsAt } = begun
  await noteForVisitor(client, begun, null, { visited_channel_id: channelId, visitor, ends_at: endsAt.toISOString() })
  return begun
}

/** Ends a visit, unless somebody has. */
export async function endVisit(
  db: Db,
  client: PoolClient,
  { channelId, id }: Pick<StoredVisit, 'channelId' | 'id'>,
  endedBy: SupportVisitEnd,
): Promise<StoredVisit | undefined> {
  const [ended] = await db
    .update(supportVisits)
    .set({ endedAt: sql`least(now(), ${supportVisits.endsAt})`, endedBy })
    .where(and(eq(supportVisits.channelId, channelId), eq(supportVisits.id, id), sql`${supportVisits.endedAt} is null`))
    .returning()
  if (!ended) return undefined
  const after = { ended_at: ended.endedAt?.toISOString(), ended_by: endedBy }
  await noteForVisitor(client, ended, { ended_at: null, ended_by: null }, after)
  return ended
}
