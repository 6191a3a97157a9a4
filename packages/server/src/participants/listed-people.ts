import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { TakenPeople } from '@icss/core/participants/taken-people.ts'
import { activities } from '../activities/activities.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { employees } from '../employees/employees.tables.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import { found } from '../http/refuse.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { signedUpPeople } from '../sign-ups/signed-up-people.ts'
import type { ListedPerson } from './add-expected.ts'
import { ofMeeting } from './participants.store.ts'
import { participants } from './participants.tables.ts'

/** Refuses an id that the channel has no record of. */
async function hold(db: Db, table: EntityTable, channelId: string, id: string): Promise<void> {
  const ofId = and(eq(table.channelId, channelId), eq(table.id, id))
  found((await db.select({ id: table.id }).from(table).where(ofId))[0])
}

const cardHolders = (db: Db, channelId: string, where: SQL | undefined, most: number) =>
  db
    .select({ name: employees.name, phone: employees.phone, company: companies.name })
    .from(employees)
    .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, employees.companyId)))
    .where(and(eq(employees.channelId, channelId), where))
    .orderBy(asc(employees.companyId), asc(employees.id))
    .limit(most)

/** The people of a list of the channel, in its order; the first `most` of them. */
export async function listedPeople(
  db: Db,
  channelId: string,
  list: TakenPeople,
  { most }: { readonly most: number },
): Promise<readonly ListedPerson[]> {
  if (list.from === 'activity') {
    await hold(db, activities, channelId, list.activityId)
    return signedUpPeople(db, channelId, list.activityId).limit(most)
  }
  if (list.from === 'employees') {
    if (list.companyId === undefined) return cardHolders(db, channelId, undefined, most)
    await hold(db, companies, channelId, list.companyId)
    return cardHolders(db, channelId, eq(employees.companyId, list.companyId), most)
  }
  await hold(db, meetings, channelId, list.meetingId)
  const { name, phone, company, exclusion } = participants
  return db
    .select({ name, phone, company, exclusion })
    .from(participants)
    .where(ofMeeting(channelId, list.meetingId))
    .orderBy(asc(participants.id))
    .limit(most)
}
