import { allFlags, type Flag, flags } from '../permissions/flags.ts'
import type { Session } from './session.ts'

/** A session for tests and stories: a main channel's administrator with all flags, unless `change` says otherwise. */
export function sessionFixture(
  change: {
    account?: Partial<Session['account']>
    channel?: Partial<Session['channel']>
    supportVisit?: Session['supportVisit']
  } = {},
): Session {
  return {
    account: {
      id: '0199aa00-0000-7000-8000-000000000001',
      number: '755001',
      name: '陈思远',
      role: 'channel-admin',
      business: false,
      mustChangePassword: false,
      mustAddSecondFactor: false,
      ...change.account,
    },
    channel: {
      id: '0199aa00-0000-7000-8000-000000000002',
      name: '深圳培训频道',
      tier: 1,
      superiorChannelId: null,
      cocId: null,
      cocName: null,
      membershipCode: 'WM1002',
      hasAdminPhone: true,
      adminPhoneChangesAt: null,
      flags: [...allFlags],
      ...change.channel,
    },
    ...(change.supportVisit ? { supportVisit: change.supportVisit } : {}),
  }
}

/** The session of a chamber's administrator. */
export const chamberFixture = (channel: Partial<Session['channel']> = {}): Session =>
  sessionFixture({
    account: { role: 'chamber-admin', business: true },
    channel: {
      name: '深圳软件商会',
      cocId: '0199aa00-0000-7000-8000-000000000003',
      cocName: '深圳软件商会',
      ...channel,
    },
  })

/** The flag list that holds exactly these. */
export const onlyFlags = (...held: Flag[]): boolean[] => flags.map((flag) => held.includes(flag))
