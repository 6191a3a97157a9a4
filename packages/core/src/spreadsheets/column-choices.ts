import type { Both, Language } from '../copy/language.ts'
import { booleanWords } from './cells.ts'
import type { Column } from './column.ts'

/** A value that a column offers, and its word. */
export interface Choice {
  readonly value: string
  readonly words: { zh: string; en: string }
}

/** What a column offers, none for one that is no choice. An empty cell is none of them. */
export function choicesOf({ kind }: Pick<Column, 'kind'>): Choice[] | null {
  if (kind === 'boolean')
    return (['yes', 'no'] as const).map((word) => ({
      value: String(word === 'yes'),
      words: { zh: booleanWords.zh[word], en: booleanWords.en[word] },
    }))
  if (typeof kind === 'string' || !('choice' in kind)) return null
  const { zh, en } = kind.choice
  return Object.keys(zh)
    .filter((value) => value !== '')
    .map((value) => ({ value, words: { zh: zh[value] ?? value, en: en[value] ?? value } }))
}

const comma: Both = { zh: '、', en: ', ' }

/** Choices in words, one behind the other. */
export const choiceWords = (choices: readonly Choice[], language: Language): string =>
  choices.map(({ words }) => words[language]).join(comma[language])
