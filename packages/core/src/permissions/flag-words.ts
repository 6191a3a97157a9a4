import { betweenWords } from '../copy/between-words.ts'
import type { Language } from '../copy/language.ts'
import { type FlagList, flags } from './flags.ts'
import { permissionsEn } from './permissions.en.ts'
import { permissionsZh } from './permissions.zh.ts'

const copies = { zh: permissionsZh, en: permissionsEn } as const
const separator = /[、,，;；|/\n]/

const folded = (word: string): string => word.trim().toLowerCase()
const idOf = new Map(
  flags.flatMap((flag, id) =>
    [flag, ...Object.values(copies).map((copy) => copy.flags[flag])].map((word) => [folded(word), id]),
  ),
)
const nothing = new Set(Object.values(copies).map(({ held }) => folded(held.none)))

/** A set of the 12 flags in words, as a cell of a table holds it. */
export function wordsOfFlags(language: Language, list: FlagList): string {
  const { flags: words, held } = copies[language]
  const named = flags.filter((_, id) => list[id]).map((flag) => words[flag])
  return named.length === 0 ? held.none : named.join(betweenWords[language])
}

/** The flags that words name, in either language or by the flags' own names; none when a word names no flag. */
export function flagsOfWords(text: string): boolean[] | undefined {
  if (nothing.has(folded(text))) return flags.map(() => false)
  const ids = text
    .split(separator)
    .filter((word) => word.trim() !== '')
    .map((word) => idOf.get(folded(word)))
  return ids.length > 0 && ids.every((id) => id !== undefined) ? flags.map((_, id) => ids.includes(id)) : undefined
}
