import { forgetWaitingDrafts } from '../forms/kept-drafts.ts'
import { languageKey } from '../language/language-store.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { sessionStateOf } from '@icss/core/sessions/session-state.ts'
import type { Session } from '@icss/core/sessions/session.ts'

/**
 * What the seed keeps in session storage (section 3). It is interface state for other pages of the same origin: no right
 * follows from it, and nothing else here reads it back.
 */
export function storeSessionState({ channel }: Session, language: Language, logoText: string, miniText?: string): void {
  const before = { iswmr: sessionStorage['iswmr'] === 'true', is003: sessionStorage['is003'] === 'true' }
  for (const [key, value] of Object.entries(sessionStateOf(channel, language, logoText, before, miniText)))
    sessionStorage.setItem(key, String(value))
}

/** Leaves nothing of whoever exits to the next person at this tab: state, drafts, uploads begun. The language stays. */
export function clearSessionState(): void {
  forgetWaitingDrafts()
  for (const key of Object.keys(sessionStorage)) if (key !== languageKey) sessionStorage.removeItem(key)
}
