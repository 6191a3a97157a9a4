import type { Session } from '@icss/core/sessions/session.ts'
import { seesVisits } from '@icss/core/support-visits/visits-of.ts'

/** Parts of the own account, in order. */
export const accountTabs = ['password', 'secondFactor', 'browsers', 'tokens', 'supportVisits'] as const
export type AccountTab = (typeof accountTabs)[number]

/** Those that a session has: in a support visit there is no own account. */
export const accountTabsOf = (session: Session): readonly AccountTab[] =>
  accountTabs.filter((tab) => (tab === 'supportVisits' ? seesVisits(session) : session.supportVisit === undefined))
