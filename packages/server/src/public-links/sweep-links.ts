import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { publicLinks } from './public-links.tables.ts'

/** Days for which a link is kept after its end. */
const keptDays = 30

/** Deletes links that have ended long ago. */
export async function sweepLinks(database: Pick<Database, 'everywhere'>): Promise<void> {
  await database.everywhere((db) =>
    db.delete(publicLinks).where(lt(publicLinks.endsAt, sql`now() - make_interval(days => ${keptDays})`)),
  )
}
