import type { Language } from '../copy/language.ts'
import type { Translate } from '../copy/translate.ts'
import type { operationsZh } from './operations.zh.ts'
import type { TableReading } from './table-reading.ts'

type Words = Translate<(typeof operationsZh)['reading']>

/** What whoever imports a file has to know of how it is read, a sentence each; none where all of it is taken. */
export function readingWords(
  t: Words,
  { sheet, otherSheets, rowsAbove, leftOut, unnamed, headings }: TableReading,
  language: Language,
): readonly string[] {
  const list = (names: readonly string[]) => names.join(language === 'zh' ? '、' : ', ')
  const columns = leftOut.map(({ header, nearest }) => (nearest === null ? header : t('perhaps', { header, nearest })))
  const rows = headings.first.map((heading) => t('headingRow', heading))
  if (headings.count > rows.length) rows.push('…')
  return [
    ...(sheet === null || otherSheets.length === 0 ? [] : [t('sheet', { name: sheet, others: list(otherSheets) })]),
    ...(rowsAbove === 0 ? [] : [t('rowsAbove', { count: rowsAbove })]),
    ...(columns.length === 0 ? [] : [t('leftOut', { columns: list(columns) })]),
    ...(unnamed.length === 0 ? [] : [t('unnamed', { columns: list(unnamed) })]),
    ...(headings.count === 0 ? [] : [t('headings', { count: headings.count, rows: list(rows) })]),
  ]
}
