import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ofActivity } from './fill-places.ts'
import { signUps } from './sign-ups.tables.ts'

/** The query of whoever has a place in an activity, in the order of signing up. */
export const signedUpPeople = (db: Db, channelId: string, activityId: string) =>
  db
    .select({ name: signUps.name, phone: signUps.phone, company: signUps.company })
    .from(signUps)
    .where(ofActivity(channelId, activityId, eq(signUps.state, 'confirmed')))
    .orderBy(asc(signUps.id))
