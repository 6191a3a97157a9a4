import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { erasureHolds, factsAwaitedUntil } from '@icss/core/meetings/erasure.ts'
import { type ErasurePlan, mostWaitingNamed } from '@icss/core/meetings/erasure.contract.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { drawsOf } from '../lotteries/draws-of.ts'
import { winners } from '../lotteries/lotteries.tables.ts'
import { importsOfPeople, isImporting } from '../participants/imports-of-people.ts'
import { participants } from '../participants/participants.tables.ts'
import { timesOf } from './meeting-state.ts'
import type { meetings } from './meetings.tables.ts'
import { personalTraces } from './personal-traces.ts'

type Meeting = typeof meetings.$inferSelect
type Staying = ErasurePlan['stays'][number]

/** Days for which counts of SMS by phone are kept (`sweepCodes`). */
const smsCountDays = 2

const countOf = (db: Db, { table, where }: { readonly table: PgTable; readonly where: SQL | undefined }) =>
  db.$count(table, where)

/** Prizes of a meeting that were won and not handed over. */
const waitingOf = ({ channelId, id }: Meeting) =>
  and(
    eq(winners.channelId, channelId),
    eq(winners.meetingId, id),
    isNull(winners.voidedAt),
    isNull(winners.handedOverAt),
    // Whoever is known no more waits for nothing.
    isNotNull(winners.participantId),
  )

/** What keeps the personal data of a meeting from being erased now. */
export async function holdsNow(db: Db, meeting: Meeting) {
  const { channelId, id } = meeting
  return erasureHolds(
    {
      times: timesOf(meeting),
      waiting: await db.$count(winners, waitingOf(meeting)),
      hasOpenDraw: (await drawsOf(db, channelId, id)).some(({ hasEnded }) => !hasEnded),
      isImporting: await isImporting(db, channelId),
    },
    Date.now(),
  )
}

const stays = (kind: Staying['kind'], count: number | null = null, days: number | null = null): Staying => ({
  kind,
  count,
  days,
})

/** What erasing the personal data of a meeting would do now. */
export async function erasurePlanOf(
  db: Db,
  { auditDays }: Pick<Config, 'auditDays'>,
  meeting: Meeting,
): Promise<ErasurePlan> {
  const { channelId, id, erasedAt, erased, version } = meeting
  const traces = personalTraces(db, channelId, id)
  const people = await countOf(db, traces.people)
  const wins = await countOf(db, traces.wins)
  const signedIn = await db.$count(participants, and(traces.people.where, isNotNull(participants.number)))
  const isErased = erasedAt !== null
  const awaited = isErased ? null : factsAwaitedUntil(timesOf(meeting), Date.now())
  const waiting = await db
    .select({ id: winners.id, name: participants.name, award: winners.award, prize: winners.prize })
    .from(winners)
    .innerJoin(participants, and(eq(participants.channelId, channelId), eq(participants.id, winners.participantId)))
    .where(waitingOf(meeting))
    .orderBy(asc(winners.id))
    .limit(mostWaitingNamed)
  return {
    version,
    erasedAt: erasedAt?.toISOString() ?? null,
    people: erased?.people ?? people,
    holds: isErased ? [] : [...(await holdsNow(db, meeting))],
    waiting,
    factsUntil: awaited === null ? null : new Date(awaited).toISOString(),
    goes: isErased
      ? []
      : [
          { kind: 'people', count: people },
          { kind: 'signIns', count: signedIn },
          { kind: 'wins', count: wins },
          { kind: 'deskFacts', count: await countOf(db, traces.deskFacts) },
          { kind: 'phones', count: await countOf(db, traces.phones) },
          { kind: 'texts', count: await countOf(db, traces.texts) },
          { kind: 'values', count: await countOf(db, traces.values) },
          { kind: 'runs', count: (await importsOfPeople(db, channelId, id)).length },
        ],
    stays: [
      stays('counts'),
      stays('proofs', (await drawsOf(db, channelId, id)).length),
      stays('prizes', wins),
      stays('audit', null, auditDays),
      stays('smsCounts', null, smsCountDays),
      stays('backups'),
      stays('elsewhere'),
    ],
  }
}
