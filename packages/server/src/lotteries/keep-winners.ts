import { and, eq, inArray } from 'drizzle-orm'
import type { ProofRecord } from '@icss/core/lotteries/draw-record.ts'
import { stateOf } from '@icss/core/lotteries/draw-state.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { sendSmsIfLeft } from '../events/send-sms.ts'
import type { Services } from '../services.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import type { KeptDraw } from './kept-draw.ts'
import { winners } from './lotteries.tables.ts'

type Configured = Pick<Services, 'config'>

async function add(
  db: Db,
  services: Configured,
  { stored: { channelId, id: drawId, meetingId }, meeting, records }: KeptDraw,
  codes: readonly string[],
  { round, at }: { readonly round: number; readonly at: string },
): Promise<void> {
  const state = stateOf(records)
  const awardId = state?.rounds[round - 1]?.announce.award ?? ''
  const award = state?.open.awards.find(({ id }) => id === awardId)
  if (!award || codes.length === 0) return
  const people = await db
    .select({ id: participants.id, code: participants.code, phone: participants.phone })
    .from(participants)
    .where(ofMeeting(channelId, meetingId, inArray(participants.code, [...codes])))
  const idOf = new Map(people.map(({ id, code }) => [code, id]))
  const rows = codes.flatMap((code) => {
    const participantId = idOf.get(code)
    if (participantId === undefined) return []
    const { name, prize } = award
    const drawnAt = new Date(at)
    return [
      { channelId, id: uuid(), meetingId, drawId, participantId, code, round, awardId, award: name, prize, drawnAt },
    ]
  })
  if (rows.length > 0) await db.insert(winners).values(rows)
  if (!meeting.tellWinners) return
  const params = { meeting: meeting.name, award: award.name, prize: award.prize }
  for (const { phone } of people)
    if (phone) await sendSmsIfLeft(db, services, { channelId, to: phone, message: 'meeting.won', params })
}

/** Writes down what a record says of who wins, and tells them where the meeting wants it; `draw` holds the records before it. */
export async function keepWinners(db: Db, services: Configured, draw: KeptDraw, record: ProofRecord): Promise<void> {
  if (record.type === 'draw') await add(db, services, draw, record.winners, record)
  if (record.type !== 'void') return
  const { channelId, id } = draw.stored
  await db
    .update(winners)
    .set({ voidedAt: new Date(record.at), voidReason: record.reason })
    .where(and(eq(winners.channelId, channelId), eq(winners.drawId, id), eq(winners.code, record.participant)))
  if (record.replacedBy !== null) await add(db, services, draw, [record.replacedBy], record)
}
