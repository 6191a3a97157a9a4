import { sql, type SQL } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { sessions } from '../sessions/sessions.tables.ts'
import { supportVisits } from './support-visits.tables.ts'

/**
 * Whether a visit is open: in its time, ended by nobody, on a session that is alive, by an account that still administers
 * the enabled channel above an enabled one. It is asked by each call, so that nothing has to end it.
 */
export const isOpenVisit = ({ sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>): SQL<boolean> => sql<boolean>`(
  ${supportVisits.endedAt} is null and ${supportVisits.endsAt} > now()
  and exists (select from ${sessions} s
    where s.channel_id = ${supportVisits.visitorChannelId} and s.id = ${supportVisits.sessionId}
      and s.account_id = ${supportVisits.visitorAccountId} and s.kind = 'cookie' and s.expires_at > now()
      and s.last_used_at > now() - make_interval(mins => ${sessionIdleMinutes}))
  and exists (select from ${channels} c
      join ${channels} m on m.id = c.superior_channel_id
      join ${accounts} a on a.channel_id = m.id and a.id = ${supportVisits.visitorAccountId}
    where c.id = ${supportVisits.channelId} and c.enabled
      and m.id = ${supportVisits.visitorChannelId} and m.enabled and m.tier = 1
      and a.enabled and a.deleted_at is null and a.role in ('channel-admin', 'chamber-admin')))`
