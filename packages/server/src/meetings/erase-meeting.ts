import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { noteNoMore } from '../audit/record-changes.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { winners } from '../lotteries/lotteries.tables.ts'
import { lockMeeting } from '../lotteries/kept-draw.ts'
import { forgetResults } from '../operations/forget-results.ts'
import { importsOfPeople } from '../participants/imports-of-people.ts'
import { countPeople } from '../participants/meeting-arrivals.ts'
import { erasurePlanOf, holdsNow } from './erasure-plan.ts'
import { tellMeeting } from './meeting-changes.ts'
import { meetings } from './meetings.tables.ts'
import { personalTraces } from './personal-traces.ts'

export const planErasure: Handler<typeof meetingsContract.planErasure> = (
  { session, services, tenant },
  { params: { id } },
) => {
  const channelId = session.channel.id
  return tenant(async (db) => {
    const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, id))
    return erasurePlanOf(db, services.config, found((await db.select().from(meetings).where(ofId))[0]))
  })
}

/**
 * Erases the personal data of a meeting: its people and all that tells of them, table by table, under the meeting's lock, so
 * that nobody signs in, is drawn or added meanwhile. Counts, and the draws with their masked rosters, stay. Refuses when the
 * plan that was looked at spoke of other people; one that is erased stays as it is.
 */
export const eraseMeeting: Handler<typeof meetingsContract.erase> = (
  { session, services, tenant },
  { params: { id }, query: { version }, body: { people } },
) => {
  const channelId = session.channel.id
  return tenant(async (db, client) => {
    const meeting = await lockMeeting(db, channelId, id)
    if (meeting.erasedAt)
      return { erasedAt: meeting.erasedAt.toISOString(), people: meeting.erased?.people ?? 0, wasErased: true }
    const [hold] = await holdsNow(db, meeting)
    if (hold) throw new ProblemError(hold.code, { params: hold.params })
    const erased = await countPeople(db, channelId, id)
    if (meeting.version !== version || erased.people !== people) throw new ProblemError('request.conflict')
    const erasedAt = new Date()
    await db
      .update(meetings)
      .set({ erasedAt, erased, version: version + 1, updatedAt: erasedAt })
      .where(and(eq(meetings.channelId, channelId), eq(meetings.id, id)))
    // The trail tells that it was done and for how many; what goes is not written down there once more.
    await client.query(noteNoMore)
    await forgetResults(db, services.storage, channelId, await importsOfPeople(db, channelId, id))
    const { people: whole, wins, codes, phones, ...others } = personalTraces(db, channelId, id)
    await db.delete(codes.table).where(codes.where)
    await db.delete(phones.table).where(phones.where)
    for (const { table, where } of Object.values(others)) await db.delete(table).where(where)
    await db.update(winners).set({ participantId: null, handedOverBy: '' }).where(wins.where)
    await db.delete(whole.table).where(whole.where)
    await tellMeeting(db, channelId, id, 'signIns')
    return { erasedAt: erasedAt.toISOString(), people: erased.people, wasErased: false }
  })
}
