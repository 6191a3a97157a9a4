import { sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { homeSlots } from '@icss/core/home-settings/home-names.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Services } from '../services.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { refuseHeld } from './home-holders.ts'
import { homeDrafts, homeRevisions, homeSchedules, homeScreens } from './home-settings.tables.ts'

/** Revisions of a channel that are kept, and for how many days. */
export const keptRevisions = 50
const keptDays = 365
/** Hours for which an upload may be named by nothing. */
const unnamedHours = 24
const batch = 100

/** Forgets revisions that have had their time, but for the one in use, and schedules that are over. */
async function sweepRevisions({ database: { system } }: Pick<Services, 'database'>): Promise<void> {
  await system.execute(sql`
    delete from ${homeRevisions} r using ${homeScreens} s
    where s.channel_id = r.channel_id and r.number < s.revision
      and (r.number <= s.revision - ${keptRevisions} or r.published_at < now() - make_interval(days => ${keptDays}))`)
  await system.execute(sql`
    delete from ${homeSchedules} where state <> 'waiting' and at < now() - make_interval(days => 7)`)
}

/** Uploads for the home screen that no draft, revision or schedule has named for a day, of the channel or one below it. */
const listUnnamed = async ({ database: { system } }: Pick<Services, 'database'>) =>
  (
    await system.execute<{ channel_id: string; id: string }>(sql`
    select u.channel_id, u.id from ${uploads} u
    where u.status = 'done' and u.slot in ${[...homeSlots]}
      and u.created_at < now() - make_interval(hours => ${unnamedHours})
      and not exists (
        select from (
          select u.channel_id as id union all select c.id from ${channels} c where c.superior_channel_id = u.channel_id
        ) o
        where exists (select from ${homeDrafts} d where d.channel_id = o.id and strpos(d.content::text, u.key) > 0)
          or exists (select from ${homeRevisions} r where r.channel_id = o.id and strpos(r.parts::text, u.key) > 0)
          or exists (
            select from ${homeSchedules} s
            where s.channel_id = o.id and s.state = 'waiting' and strpos(s.parts::text, u.key) > 0))
    limit ${batch}`)
  ).rows

/** Clears away revisions and uploads of home screens that have had their time. */
export async function sweepHome(services: Pick<Services, 'database' | 'storage'>): Promise<void> {
  await sweepRevisions(services)
  for (;;) {
    const unnamed = await listUnnamed(services)
    for (const { channel_id: channelId, id } of unnamed)
      await discardUpload(services, channelId, id, (db, key) => refuseHeld(db, channelId, key)).catch(
        (error: unknown) => {
          // Somebody has named it meanwhile.
          if (!(error instanceof ProblemError)) throw error
        },
      )
    if (unnamed.length < batch) return
  }
}
