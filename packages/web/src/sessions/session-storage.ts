import { forgetWaitingDrafts } from '../forms/kept-drafts.ts'
import { languageKey } from '../language/language-store.ts'
import { membershipFlags } from '@icss/core/permissions/membership.ts'
import type { Session } from '@icss/core/sessions/session.ts'

/**
 * What the seed keeps in session storage (section 3). It is interface state for other pages of the same origin: no right
 * follows from it, and nothing here reads it back.
 */
export function storeSessionState({ channel }: Session): void {
  const { iswmr, is003 } = membershipFlags(channel.membershipCode)
  const state = { iswmr, is003, channelId: channel.id, cocId: channel.cocId ?? '', cocName: channel.cocName ?? '' }
  for (const [key, value] of Object.entries(state)) sessionStorage.setItem(key, String(value))
}

/** Leaves nothing of whoever exits to the next person at this tab: state, drafts, uploads begun. The language stays. */
export function clearSessionState(): void {
  forgetWaitingDrafts()
  for (const key of Object.keys(sessionStorage)) if (key !== languageKey) sessionStorage.removeItem(key)
}
