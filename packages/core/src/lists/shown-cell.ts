import { betweenWords } from '../copy/between-words.ts'
import { formatDateTime, formatNumber } from '../copy/format.ts'
import type { Language } from '../copy/language.ts'
import { isRichText, wordsOf } from '../rich-text/rich-text.ts'
import { isInstant } from '../rules/time.ts'
import { booleanWords } from '../spreadsheets/cells.ts'
import type { CellKind } from '../spreadsheets/column.ts'

/**
 * A value of a row as people read it in a list, on the screen and in the terminal: a choice by its label, an instant by
 * their clock, a rich text by its words.
 */
export function shownCell(kind: CellKind, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof kind === 'object' && 'choice' in kind) return kind.choice[language][String(value)] ?? String(value)
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'boolean') return booleanWords[language][value ? 'yes' : 'no']
  if (Array.isArray(value)) return value.map(String).join(betweenWords[language])
  const text = isRichText(value) ? wordsOf(value) : String(value)
  return isInstant(text) ? formatDateTime(text) : text
}
