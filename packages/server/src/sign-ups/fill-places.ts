import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { localeOf } from '@icss/core/copy/language.ts'
import { takesSignUpsAt } from '@icss/core/activities/activity.ts'
import { activities } from '../activities/activities.tables.ts'
import type { Database, Db } from '../database/database.ts'
import { sendSmsIfLeft } from '../events/send-sms.ts'
import type { Services } from '../services.ts'
import { signUps } from './sign-ups.tables.ts'

export type ActivityRow = typeof activities.$inferSelect

/** The sign-ups of an activity, or those of them that `where` says. */
export const ofActivity = (channelId: string, activityId: string, where?: SQL): SQL | undefined =>
  and(eq(signUps.channelId, channelId), eq(signUps.activityId, activityId), where)

/** The activity, locked: places are given one after the other. */
export async function lockActivity(db: Db, channelId: string, id: string): Promise<ActivityRow | undefined> {
  const ofId = and(eq(activities.channelId, channelId), eq(activities.id, id))
  return (await db.select().from(activities).where(ofId).for('no key update'))[0]
}

/** How many have a place in an activity, and how many wait for one. */
export async function countSignUps(db: Db, { channelId, id }: Pick<ActivityRow, 'channelId' | 'id'>) {
  const rows = await db
    .select({ state: signUps.state, count: count() })
    .from(signUps)
    .where(ofActivity(channelId, id, inArray(signUps.state, ['confirmed', 'waiting'])))
    .groupBy(signUps.state)
  const of = new Map(rows.map((row) => [row.state, row.count]))
  return { confirmed: of.get('confirmed') ?? 0, waiting: of.get('waiting') ?? 0 }
}

/** Times of an activity as core's rules take them. */
export const timesOf = ({ startAt, endAt, signUpEndsAt }: ActivityRow) => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  signUpEndsAt: signUpEndsAt?.toISOString() ?? '',
})

/** Whether somebody can sign up for an activity now. */
export const isOpen = (activity: ActivityRow): boolean =>
  takesSignUpsAt({ ...timesOf(activity), takesSignUps: activity.takesSignUps }, Date.now())

/** When an activity begins, as an SMS says it. */
export const timeWords = ({ startAt }: ActivityRow, { smsLanguage }: Services['config']): string =>
  new Intl.DateTimeFormat(localeOf[smsLanguage], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(startAt)

/**
 * Gives the places that are left to those who wait longest, and tells them. The activity is locked. One that has begun moves
 * nobody up: they would not know in time.
 */
export async function moveUp(db: Db, { config }: Pick<Services, 'config'>, activity: ActivityRow): Promise<void> {
  const { channelId, id, signUpLimit, startAt, title } = activity
  if (startAt.getTime() <= Date.now()) return
  const { confirmed, waiting } = await countSignUps(db, activity)
  const left = signUpLimit === 0 ? waiting : Math.min(waiting, signUpLimit - confirmed)
  if (left <= 0) return
  const next = await db
    .select({ id: signUps.id, phone: signUps.phone })
    .from(signUps)
    .where(ofActivity(channelId, id, eq(signUps.state, 'waiting')))
    .orderBy(asc(signUps.id))
    .limit(left)
    .for('update')
  const ids = next.map((one) => one.id)
  if (ids.length === 0) return
  await db
    .update(signUps)
    .set({ state: 'confirmed', version: sql`${signUps.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(signUps.channelId, channelId), inArray(signUps.id, ids)))
  const params = { title, time: timeWords(activity, config) }
  for (const { phone } of next)
    await sendSmsIfLeft(db, { config }, { channelId, to: phone, message: 'sign_up.moved_up', params })
}

/** As `moveUp`, once a place may have become free; whoever frees it holds nothing meanwhile, so that no two wait for each other. */
export async function fillPlaces(
  { database, config }: { readonly database: Database; readonly config: Services['config'] },
  channelId: string,
  activityId: string,
): Promise<void> {
  await database.tenant(channelId, async (db) => {
    const activity = await lockActivity(db, channelId, activityId)
    if (activity) await moveUp(db, { config }, activity)
  })
}
