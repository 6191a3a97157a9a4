import type pg from 'pg'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import type { FlagList } from '@icss/core/permissions/flags.ts'
import type { Role } from '@icss/core/permissions/role.ts'

export interface Holder {
  readonly channelFlags: FlagList
  readonly flags: FlagList
}

/** The flags of a channel and those that one of its accounts holds now; none for one that is gone. */
export async function heldFlags(client: pg.PoolClient, channelId: string, accountId: string): Promise<Holder> {
  const { rows } = await client.query<{ role: Role; channel: boolean[]; template: boolean[] | null }>(
    `select a.role, c.flags as channel, t.flags as template from accounts a join channels c on c.id = a.channel_id
     left join permission_templates t on t.channel_id = a.channel_id and t.id = a.template_id
     where a.channel_id = $1 and a.id = $2 and a.enabled and a.deleted_at is null`,
    [channelId, accountId],
  )
  const [found] = rows
  if (!found) return { channelFlags: [], flags: [] }
  return { channelFlags: found.channel, flags: effectiveFlags(found.role, found.channel, found.template) }
}
