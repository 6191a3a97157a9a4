import type { Language } from '../copy/language.ts'
import { type MembershipFlags, membershipFlags } from '../permissions/membership.ts'
import type { Session } from './session.ts'

/**
 * What the interface keeps in the browser's session storage (seed section 3). No right follows from any of it.
 * `apiDomain` is empty: the server that sent the page is the server.
 */
export interface SessionState extends MembershipFlags {
  readonly channelId: string
  readonly cocId: string
  readonly cocName: string
  readonly lanAbbreviation: Language
  readonly apiDomain: string
  readonly logoText: string
  readonly logoMiniText: string
}

/** Text of the collapsed menu's logo (seed section 1). */
export const logoMiniText = 'ICSS'

/** What a login puts into session storage; `miniText` is ICSS until the channel sets one. `before` is what was there, as WM1001 and WM1002 leave `is003` alone. */
export function sessionStateOf(
  { id, cocId, cocName, membershipCode }: Session['channel'],
  language: Language,
  logoText: string,
  before?: MembershipFlags,
  miniText = logoMiniText,
): SessionState {
  return {
    ...membershipFlags(membershipCode, before),
    channelId: id,
    cocId: cocId ?? '',
    cocName: cocName ?? '',
    lanAbbreviation: language,
    apiDomain: '',
    logoText,
    logoMiniText: miniText,
  }
}
