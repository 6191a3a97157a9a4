import { and, eq, isNull } from 'drizzle-orm'
import { activityStatusAt, finished } from '@icss/core/activities/activity.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meetingDraft } from '@icss/core/meetings/meeting.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { meetingsStore } from '../meetings/meetings.store.ts'
import { addExpected } from '../participants/add-expected.ts'
import { lockOpenMeeting } from '../participants/sign-in.ts'
import { type ActivityRow, lockActivity, timesOf } from '../sign-ups/fill-places.ts'
import { signedUpPeople } from '../sign-ups/signed-up-people.ts'
import { activities } from './activities.tables.ts'

/** The meeting that was made of an activity, as long as people can be expected at it. */
async function madeOf(db: Db, { channelId, meetingId }: ActivityRow): Promise<string | undefined> {
  if (meetingId === null) return undefined
  const [made] = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.channelId, channelId),
        eq(meetings.id, meetingId),
        isNull(meetings.endedAt),
        isNull(meetings.cancelledAt),
      ),
    )
  return made?.id
}

/** A meeting of the title, place and time of a locked activity: the same one, however often it is asked for. */
async function meetingOf(db: Db, activity: ActivityRow): Promise<string> {
  const before = await madeOf(db, activity)
  if (before !== undefined) return before
  const { id, title, place, channelId } = activity
  const { startAt, endAt } = timesOf(activity)
  if (activityStatusAt({ startAt, endAt }, Date.now()) === finished) throw new ProblemError('activities.over')
  const made = await meetingsStore.insert(
    db,
    channelId,
    meetingDraft.parse({ name: title, address: place, startAt, endAt }),
  )
  await db
    .update(activities)
    .set({ meetingId: made.id })
    .where(and(eq(activities.channelId, channelId), eq(activities.id, id)))
  return made.id
}

/** Makes those who have a place in an activity expected people of a meeting; a phone that it has already stays as it is. */
export async function expectPeople(
  db: Db,
  channelId: string,
  activityId: string,
  given: string | undefined,
): Promise<{ meetingId: string; added: number; already: number }> {
  const activity = found(await lockActivity(db, channelId, activityId))
  const meetingId = given ?? (await meetingOf(db, activity))
  await lockOpenMeeting(db, channelId, meetingId)
  const people = await signedUpPeople(db, channelId, activityId)
  const { added, known } = await addExpected(db, channelId, meetingId, people)
  return { meetingId, added, already: known }
}
