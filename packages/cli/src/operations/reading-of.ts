import { createTranslate } from '@icss/core/copy/translate.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import { readingWords } from '@icss/core/operations/reading-words.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'

/** What whoever imports has to know of how the file of a run is read, a sentence each. */
export function readingOf({ language }: Pick<Console, 'language'>, { reading }: Operation): readonly string[] {
  if (reading === null) return []
  const { reading: words } = language === 'zh' ? operationsZh : operationsEn
  return readingWords(createTranslate(language, words), reading, language).map(onOneLine)
}
