import { type SQL, sql } from 'drizzle-orm'
import type { Entitlement } from '@icss/core/participants/participant.ts'
import { unverifiedWays } from '@icss/core/participants/participant.ts'
import { outer } from '../entities/outer.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { participants } from './participants.tables.ts'

const unverified = sql.join(
  unverifiedWays.map((way) => sql`${way}`),
  sql`, `,
)

/** Whether somebody is there, read beside their columns. */
export const presenceSql = sql<'here' | 'absent'>`case when ${participants.way} = '' then 'absent' else 'here' end`

/** Whether somebody is in a draw that opens now, as `entitlementOf` says it. */
export const entitlementSql = (channelId: string): SQL<Entitlement> => sql<Entitlement>`case
  when ${participants.exclusion} <> '' then ${participants.exclusion}
  when ${participants.way} = '' then 'absent'
  when ${participants.isDoubtful} then 'doubtful'
  when ${participants.way} in (${unverified}) and (select ${outer(meetings.winners)} from ${meetings}
    where ${outer(meetings.channelId)} = ${channelId} and ${outer(meetings.id)} = ${outer(participants.meetingId)})
    = 'verified' then 'unverified'
  else 'entitled' end`
