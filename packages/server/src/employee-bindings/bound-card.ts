import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { employees } from '../employees/employees.tables.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'

const gone = () => new ProblemError('public_session.needed')

/** The card that a session is of, with its company and chamber; locked to the end of the transaction where it is changed. */
export async function cardOfVisit(db: Db, { channelId, id, thingId, kind }: SessionVisit, lock = false) {
  const read = db
    .select()
    .from(employees)
    .where(and(eq(employees.channelId, channelId), eq(employees.id, thingId)))
  const [card] = await (lock ? read.for('no key update') : read)
  if (!card || (kind === 'employee' && !card.bound)) throw gone()
  // Asked after the card was read: whoever binds it anew ends the sessions of the former owner along with it.
  const [session] = await db
    .select({ id: publicSessions.id })
    .from(publicSessions)
    .where(and(eq(publicSessions.channelId, channelId), eq(publicSessions.id, id)))
  if (!session) throw gone()
  const [named] = await db
    .select({ companyName: companies.name, channelName: channels.name })
    .from(companies)
    .innerJoin(channels, eq(channels.id, channelId))
    .where(and(eq(companies.channelId, channelId), eq(companies.id, card.companyId)))
  if (!named) throw gone()
  return { ...card, ...named }
}
