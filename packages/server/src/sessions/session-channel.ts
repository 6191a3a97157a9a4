import type { Session } from '@icss/core/sessions/session.ts'
import type { channels } from '../channels/channels.tables.ts'

type Channel = Session['channel']

/** A channel as a session that holds `flags` there tells of it. */
export const sessionChannel = (channel: typeof channels.$inferSelect, flags: Channel['flags']): Channel => ({
  id: channel.id,
  name: channel.name,
  tier: channel.tier,
  superiorChannelId: channel.superiorChannelId,
  cocId: channel.cocId,
  cocName: channel.cocName,
  membershipCode: channel.membershipCode,
  hasAdminPhone: channel.adminPhone !== '',
  adminPhoneChangesAt: channel.nextAdminPhoneAt?.toISOString() ?? null,
  flags,
})
