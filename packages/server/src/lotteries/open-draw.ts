import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type drawsContract, maxDraws } from '@icss/core/lotteries/draws.contract.ts'
import { compareUtf8 } from '@icss/core/lotteries/compare-utf8.ts'
import { noLock, type RosterWay } from '@icss/core/lotteries/draw-record.ts'
import { nothingBefore } from '@icss/core/lotteries/record-chain.ts'
import { rosterOf } from '@icss/core/lotteries/roster.ts'
import { openDraw } from '@icss/core/lotteries/running-draw.ts'
import { newSecret } from '@icss/core/lotteries/secret.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { tellMeeting } from '../meetings/meeting-changes.ts'
import { timesOf } from '../meetings/meeting-state.ts'
import { awardsOf } from '../meetings/set-awards.ts'
import { entitlementSql } from '../participants/participant-state.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { seal } from '../secrets/seal.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { refuseWithoutBeacon } from './beacon-port.ts'
import { drawView } from './draw-view.ts'
import { addRecords, lockMeeting, recordsOf } from './kept-draw.ts'
import { draws, winners } from './lotteries.tables.ts'

/** What a draw's secret is sealed about. */
export const aboutDraw = (channelId: string, drawId: string): string => `${channelId} ${drawId}`

/** The roster of whoever is in a draw that opens now. Somebody's lock is the one of their phone. */
async function rosterNow(db: Db, channelId: string, meetingId: string) {
  const rows = await db
    .select({ id: participants.code, name: participants.name, by: participants.way, lock: participants.lock })
    .from(participants)
    .where(ofMeeting(channelId, meetingId, eq(entitlementSql(channelId), 'entitled')))
  return rosterOf(
    rows.flatMap(({ id, name, by, lock }) =>
      id === null ? [] : [{ id, name, lock: lock ?? noLock, by: by as RosterWay }],
    ),
  )
}

/** The draws of a meeting before, and the last hash of theirs; refuses while one of them goes on. */
async function before(db: Db, channelId: string, meetingId: string) {
  const held = await db
    .select({ id: draws.id })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId)))
    .orderBy(asc(draws.number))
  const last = held.at(-1)
  if (held.length >= maxDraws) throw new ProblemError('lottery.too_many_draws', { params: { max: maxDraws } })
  if (!last) return { number: 1, previous: nothingBefore }
  const end = (await recordsOf(db, channelId, last.id)).at(-1)
  if (end?.type !== 'reveal') throw new ProblemError('lottery.draw_open')
  return { number: held.length + 1, previous: end.hash }
}

/** What the awards of a meeting still give: less whoever has won in its draws and was not voided. */
async function awardsLeft(db: Db, channelId: string, meetingId: string) {
  const given = await db
    .select({ awardId: winners.awardId, count: count() })
    .from(winners)
    .where(and(eq(winners.channelId, channelId), eq(winners.meetingId, meetingId), isNull(winners.voidedAt)))
    .groupBy(winners.awardId)
  const givenOf = new Map(given.map((one) => [one.awardId, one.count]))
  return (await awardsOf(db, channelId, meetingId)).flatMap(({ id, name, prizeName, number }) => {
    const left = number - (givenOf.get(id) ?? 0)
    return left > 0 ? [{ id, name, prize: prizeName, number: left }] : []
  })
}

/** Opens a draw: roster, awards and the secret's commitment are fixed and published. */
export const openDrawNow: Handler<typeof drawsContract.open> = async (
  { session, services, tenant },
  { params: { meetingId } },
) => {
  const channelId = session.channel.id
  const { beacon } = services.config
  if (beacon) await refuseWithoutBeacon(beacon)
  const key = await serverSecret(services, 'draws')
  return tenant(async (db) => {
    const meeting = await lockMeeting(db, channelId, meetingId)
    if (meeting.erasedAt) throw new ProblemError('meeting.erased')
    if (meeting.cancelledAt) throw new ProblemError('meeting.cancelled')
    if (meetingStateAt(timesOf(meeting), Date.now()) === 'notStarted') throw new ProblemError('meeting.not_started')
    const { number, previous } = await before(db, channelId, meetingId)
    const roster = await rosterNow(db, channelId, meetingId)
    const won = meeting.leaveOutWinners
      ? await db
          .selectDistinct({ code: winners.code })
          .from(winners)
          .where(and(eq(winners.channelId, channelId), eq(winners.meetingId, meetingId)))
      : []
    const inRoster = new Set(roster.map(({ id }) => id))
    const id = uuid()
    const secret = newSecret()
    const record = openDraw(
      roster,
      secret,
      {
        drawId: id,
        meeting: meeting.name,
        number,
        previous,
        leftOut: won.flatMap(({ code }) => (inRoster.has(code) ? [code] : [])).toSorted(compareUtf8),
        awards: await awardsLeft(db, channelId, meetingId),
        beacon: beacon?.source ?? null,
      },
      Date.now(),
    )
    const stored = {
      channelId,
      id,
      meetingId,
      number,
      sealedSecret: seal(key, secret, aboutDraw(channelId, id)),
      roster,
    }
    await db.insert(draws).values(stored)
    await addRecords(db, channelId, id, 0, [record])
    await tellMeeting(db, channelId, meetingId, 'draws')
    return drawView(db, { stored, meeting, roster, records: [record] })
  })
}
