import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { labelsPath } from './noun.ts'

/** A value of a noun's field as lists show it: a choice by its label. */
export function useFieldWords(noun: string): (field: string, value: unknown) => string {
  const t = useCopy()
  const { language } = useLanguage()
  return (field, value) => {
    const words = shownCell('text', value, language)
    const path = labelsPath(noun, field)
    if (path === undefined || words === '') return words
    const key = `${path}.${String(value)}`
    const label = t(key as 'companies.fields.name')
    return label === key ? words : label
  }
}
