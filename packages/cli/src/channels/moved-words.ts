import * as z from 'zod/mini'
import type { Console } from '../console/console.ts'
import type { ArchiveManifest } from './archive-format.ts'
import type { MovedName } from './moved-noun.ts'
import type { LeftOutName } from './moved-nouns.ts'

/** How many of a noun an archive holds. */
export const movedCount = z.object({ noun: z.string(), count: z.number() })

type Words = Pick<Console, 't'>

/** What a noun is called; a newer archive may name one that is not known here. */
export function nounWords({ t }: Words, noun: string): string {
  const words = t(`channels.nouns.${noun as MovedName | LeftOutName}`)
  return words === '' ? noun : words
}

const listed = (console: Words, nouns: readonly string[]) =>
  nouns.map((noun) => nounWords(console, noun)).join(console.t('list.between'))

/** Says what does not go along and why; answers whether some of it should. */
export function noteLeftBehind(
  console: Omit<Console, 'printJson'>,
  { links, refused, leftOut }: Pick<ArchiveManifest, 'links' | 'refused' | 'leftOut'>,
): boolean {
  const { t } = console
  console.note(t('channels.leftOut', { nouns: listed(console, leftOut) }))
  console.note(t('channels.staysBehind'))
  if (links.elsewhere > 0) console.note(t('channels.elsewhere', { count: links.elsewhere }))
  if (refused.length > 0) console.warn(t('channels.refused', { nouns: listed(console, refused) }))
  if (links.lost > 0) console.warn(t('channels.lost', { count: links.lost }))
  return refused.length > 0 || links.lost > 0
}
