import type { Operation } from '@icss/core/operations/operation.ts'
import { readingWords } from '@icss/core/operations/reading-words.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { reading as said } from './OperationProgress.css.ts'

/** What whoever imported a file has to know of how it was read. */
export function ReadingNotes({ run: { reading } }: { run: Operation }) {
  const t = useCopy()
  const { language } = useLanguage()
  if (reading === null) return null
  return readingWords((key, params) => t(`operations.reading.${key}`, params), reading, language).map((words) => (
    <p key={words} className={said}>
      {words}
    </p>
  ))
}
