import * as z from 'zod/mini'
import { type Language, languages } from '../copy/language.ts'
import { membershipFlags } from '../permissions/membership.ts'
import type { LoginResult } from './session.ts'

/**
 * What the interface keeps in the browser's session storage (seed section 3). No right follows from any of it.
 * `apiDomain` is empty: the server that sent the page is the server.
 */
export const sessionState = z.object({
  iswmr: z.boolean(),
  is003: z.boolean(),
  channelId: z.string(),
  cocId: z.string(),
  cocName: z.string(),
  lanAbbreviation: z.enum(languages),
  apiDomain: z.string(),
  logoText: z.string(),
  logoMiniText: z.string(),
  /** The company id from login, stored if present (seed section 6). */
  companyId: z.optional(z.string()),
})
export type SessionState = z.infer<typeof sessionState>

/** Text of the collapsed menu's logo (seed section 1). */
export const logoMiniText = 'ICSS'

/** What a login puts into session storage. `before` is what was there, as WM1001 and WM1002 leave `is003` alone. */
export function sessionStateOf(
  result: LoginResult,
  language: Language,
  names: { readonly cocName: string; readonly logoText: string },
  before?: Pick<SessionState, 'iswmr' | 'is003'>,
): SessionState {
  const { channelId, cocId, companyId, flag } = result
  return {
    ...membershipFlags(flag, before),
    channelId,
    cocId: cocId ?? '',
    cocName: names.cocName,
    lanAbbreviation: language,
    apiDomain: '',
    logoText: names.logoText,
    logoMiniText,
    ...(companyId === null ? {} : { companyId }),
  }
}
