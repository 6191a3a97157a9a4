import { anySession, businessNeeded, meets, type Need } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'

/** The tabs of information management in their order, each with what it asks for (chamber.md). */
export const informationTabs = {
  overview: businessNeeded,
  organisation: anySession,
  administrator: anySession,
  news: businessNeeded,
} as const satisfies Readonly<Record<string, Need>>
export type InformationTab = keyof typeof informationTabs

/** The tabs that a session may open; the first is the one that is open when the address names none. */
export const informationTabsFor = (session: Session): InformationTab[] =>
  (Object.keys(informationTabs) as InformationTab[]).filter((tab) => meets(informationTabs[tab], session))
