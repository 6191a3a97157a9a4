import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { camelCase } from '@icss/core/rules/camel-case.ts'
import { columnsOf } from '@icss/core/spreadsheets/columns-of.ts'
import { fieldWords, tableWords } from '../audit/field-words.ts'
import { copyIn } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

/** What kinds of records, and their columns, are called in a copy. */
export function useCopyWords() {
  const { language } = useLanguage()
  const { kinds, fields }: Readonly<Record<'kinds' | 'fields', Readonly<Record<string, string>>>> =
    copyIn(language).people
  return {
    /** What a choice is called; undefined for whatever else a column holds. */
    choiceWords(table: string, column: string, value: unknown): string | undefined {
      const kind = columnsOf(camelCase(table)).find(({ field }) => field === camelCase(column))?.kind
      return typeof kind === 'object' && 'choice' in kind ? shownCell(kind, value, language) : undefined
    },
    kindWords: (table: string) => kinds[camelCase(table)] ?? tableWords(table, language),
    columnWords(table: string, column: string) {
      const words = fieldWords(table, column, language)
      return words === column ? (fields[camelCase(column)] ?? column) : words
    },
  }
}
