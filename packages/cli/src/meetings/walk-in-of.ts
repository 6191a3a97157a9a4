import type { DeskFact } from '@icss/core/desk/desk-fact.ts'
import { madeNow } from '@icss/core/desk/hand-in.ts'
import { isMobile } from '@icss/core/rules/mobile.ts'

/** Somebody who was not expected, as one types it: name, phone and company with spaces between them. */
export function walkInOf(words: string): Extract<DeskFact, { kind: 'walkIn' }> {
  const parts = words.split(/[\s,，]+/).filter(Boolean)
  const phone = parts.find(isMobile) ?? ''
  const [name = '', ...company] = parts.filter((part) => part !== phone)
  return { kind: 'walkIn', ...madeNow(), person: { name, phone, company: company.join(' '), seat: '', exclusion: '' } }
}
