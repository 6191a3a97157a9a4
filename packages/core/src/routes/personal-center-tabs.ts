import { queryText } from '../rules/text.ts'
import { impersonal } from '../rules/personal.ts'
import { anySession, flagNeeded, mainChannelOnly, meets, type Need } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'

/**
 * The tabs of /personalCenter in their order, each with what it asks for: those of product.md section 4, and the
 * permissions of sub-channels, which are opened and closed in bulk (seed section 6).
 */
export const personalCenterTabs = {
  channelInformation: anySession,
  organisation: anySession,
  accounts: flagNeeded('accountManagement'),
  channelGroups: mainChannelOnly,
  contentPermissions: mainChannelOnly,
  subChannelPermissions: mainChannelOnly,
  permissionTemplates: flagNeeded('accountManagement'),
  usage: anySession,
  businessCards: anySession,
} as const satisfies Readonly<Record<string, Need>>
/** The open tab, as the address of the personal centre holds it beside what the tab's list asks for. */
export const tabName = { tab: impersonal(queryText(30)) }

export type PersonalCenterTab = keyof typeof personalCenterTabs

/** The tabs that a session may open; the first is the one that is open when the path names none. */
export const personalCenterTabsFor = (session: Session): PersonalCenterTab[] =>
  (Object.keys(personalCenterTabs) as PersonalCenterTab[]).filter((tab) => meets(personalCenterTabs[tab], session))
