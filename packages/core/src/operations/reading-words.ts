import type { Language } from '../copy/language.ts'
import type { Translate } from '../copy/translate.ts'
import type { operationsZh } from './operations.zh.ts'
import type { TableReading } from './table-reading.ts'

type Words = Translate<(typeof operationsZh)['reading']>

/** What whoever imports a file has to know of how it is read, a sentence each; none where all of it is taken. */
export function readingWords(t: Words, { leftOut }: TableReading, language: Language): string[] {
  const columns = leftOut.map(({ header, nearest }) => (nearest === null ? header : t('perhaps', { header, nearest })))
  return leftOut.length === 0 ? [] : [t('leftOut', { columns: columns.join(language === 'zh' ? '、' : ', ') })]
}
