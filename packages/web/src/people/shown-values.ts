import type { CopiedRow } from '@icss/core/people/person-copy.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'

const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

interface Words {
  readonly yes: string
  readonly no: string
}

const shown = (value: unknown, words: Words): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return value
      .map((one) => shown(one, words))
      .filter((one) => one !== '')
      .join(' · ')
  if (typeof value === 'object' && value !== null) return shown(Object.values(value), words)
  const text = typeof value === 'string' ? value : ''
  return id.test(text) ? '' : instant.test(text) ? formatDateTime(new Date(text).toISOString()) : text
}

/** What a row says to a person who reads it: what only leads to other rows is left to the file. */
export const shownValues = (
  { of, values }: CopiedRow,
  words: Words,
  choiceWords: (table: string, column: string, value: unknown) => string | undefined,
): readonly (readonly [field: string, value: string])[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const text = field === 'id' || field === 'version' ? '' : (choiceWords(of, field, value) ?? shown(value, words))
    return text === '' ? [] : [[field, text] as const]
  })
