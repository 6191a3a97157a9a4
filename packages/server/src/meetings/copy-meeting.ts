import { eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meetingDraft } from '@icss/core/meetings/meeting.ts'
import type { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { nameOfCopy } from '@icss/core/nouns/name-of-copy.ts'
import { putOff } from '@icss/core/rules/put-off.ts'
import type { Db } from '../database/database.ts'
import { inSavepoint } from '../database/in-savepoint.ts'
import type { Handler } from '../http/handler.ts'
import { meetings } from './meetings.tables.ts'
import { meetingsStore } from './meetings.store.ts'
import { awardsOf, replaceAwards } from './set-awards.ts'

const later = <T extends Date | null>(time: T, by: number) => (time ? new Date(time.getTime() + by) : time) as T

const takenNames = async (db: Db, channelId: string) => {
  const rows = await db.select({ name: meetings.name }).from(meetings).where(eq(meetings.channelId, channelId))
  return rows.map(({ name }) => name)
}

/**
 * Copies a meeting as one that has not started. The secret of a public account stays with the meeting that it was given
 * for; awards go along as a whole or, where the stock does not suffice, not.
 */
export const copyMeeting: Handler<typeof meetingsContract.copy> = ({ session, tenant }, { params: { id } }) => {
  const channelId = session.channel.id
  return tenant(async (db, client) => {
    const leftOut: ('appSecret' | 'awards')[] = []
    const made = await meetingsStore.copy(db, channelId, id, async ({ name, startAt, endAt, sealedSecret }) => {
      if (sealedSecret) leftOut.push('appSecret')
      const by = putOff(startAt.getTime(), Date.now())
      return {
        name: nameOfCopy(name, await takenNames(db, channelId), meetingDraft.shape.name),
        startAt: later(startAt, by),
        endAt: later(endAt, by),
        startedAt: null,
        endedAt: null,
        cancelledAt: null,
        sealedSecret: null,
        erasedAt: null,
        erased: null,
        remindedAt: null,
        lastNumber: 0,
        ...(sealedSecret ? { ownPublicAccount: false } : {}),
      }
    })
    const awards = await awardsOf(db, channelId, id)
    await inSavepoint(client, () =>
      replaceAwards(
        db,
        channelId,
        made.id,
        awards.map(({ name, prizeId, number, reserves }) => ({ name, prizeId, number, reserves })),
      ),
    ).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      leftOut.push('awards')
    })
    return { meeting: await meetingsStore.show(db, channelId, made.id), leftOut }
  })
}
