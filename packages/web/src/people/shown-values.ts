import { betweenWords } from '@icss/core/copy/between-words.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import type { CopiedRow } from '@icss/core/people/person-copy.ts'
import { isRichText } from '@icss/core/rich-text/rich-text.ts'

const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
/** An instant as PostgreSQL writes it in JSON. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

const shown = (value: unknown, language: Language): string => {
  if (Array.isArray(value))
    return value
      .map((one) => shown(one, language))
      .filter((one) => one !== '')
      .join(betweenWords[language])
  if (typeof value === 'object' && value !== null && !isRichText(value)) return shown(Object.values(value), language)
  if (typeof value === 'string' && id.test(value)) return ''
  const isTime = typeof value === 'string' && instant.test(value)
  return shownCell('text', isTime ? new Date(value).toISOString() : value, language)
}

/** What a row says to a person who reads it: what only leads to other rows is left to the file. */
export const shownValues = (
  { of, values }: CopiedRow,
  language: Language,
  choiceWords: (table: string, column: string, value: unknown) => string | undefined,
): readonly (readonly [field: string, value: string])[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const text = field === 'id' || field === 'version' ? '' : (choiceWords(of, field, value) ?? shown(value, language))
    return text === '' ? [] : [[field, text] as const]
  })
