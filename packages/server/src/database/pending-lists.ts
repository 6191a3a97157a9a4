import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Sorts in what a run left on the pending lists of GIN indexes, so that the searches after it need not read them. */
export async function sortPendingIn({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.execute(sql`
    select gin_clean_pending_list(i.oid::regclass) from pg_class i join pg_am a on a.oid = i.relam
    where a.amname = 'gin' and i.relkind = 'i' and pg_has_role(i.relowner, 'usage')`)
}
