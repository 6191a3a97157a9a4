import { tableWords } from '../audit/field-words.ts'
import { copyIn } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What a kind of record is called in a copy. */
export function useKindWords(): (table: string) => string {
  const { language } = useLanguage()
  const kinds: Readonly<Record<string, string>> = copyIn(language).people.kinds
  return (table) => kinds[camelCase(table)] ?? tableWords(table, language)
}
