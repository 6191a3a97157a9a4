import { allFlags } from '@icss/core/permissions/flags.ts'
import { onlyFlags } from '@icss/core/sessions/session.fixture.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Conditions } from './conditions.ts'

/** The session of a story as somebody else of its channel has it, or a support visit to it. */
export function sessionUnder(who: Conditions['who'], { supportVisit, ...session }: Session): Session {
  const { account, channel } = session
  const isChamber = channel.cocId !== null
  switch (who) {
    case 'administrator':
      return {
        account: { ...account, role: isChamber ? 'chamber-admin' : 'channel-admin', business: isChamber },
        channel: { ...channel, flags: [...allFlags] },
      }
    case 'noFlags':
      return {
        account: { ...account, role: 'channel-account', business: false },
        channel: { ...channel, flags: onlyFlags() },
      }
    case 'supportVisit':
      return {
        ...session,
        supportVisit: {
          id: '0199aa00-0000-7000-8000-0000000000c1',
          fromChannelName: '深圳工商联',
          endsAt: new Date(Date.now() + 43 * 60_000).toISOString(),
        },
      }
    default:
      return supportVisit ? { ...session, supportVisit } : session
  }
}
