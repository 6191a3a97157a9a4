import type { Language } from '@icss/core/copy/language.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import type { BulkChangeValues } from '@icss/core/selections/selections.contract.ts'
import { selectionsEn } from '@icss/core/selections/selections.en.ts'
import { selectionsZh } from '@icss/core/selections/selections.zh.ts'

const words = {
  zh: createTranslate('zh', selectionsZh),
  en: createTranslate('en', selectionsEn as typeof selectionsZh),
}

const isTurned = (noun: BulkNounName): noun is keyof typeof selectionsZh.on & BulkNounName =>
  Object.hasOwn(selectionsZh.on, noun)

/** What a run over many records is called: what it does, to how many of what; without a change it deletes them. */
export function runTitle(
  language: Language,
  noun: BulkNounName,
  count: number,
  change: BulkChangeValues | undefined,
): string {
  const t = words[language]
  const things = t(`things.${noun}`, { count })
  if (!change) return t('titles.delete', { things })
  const { categoryId, addTags, dropTags, isOn } = change
  if (isOn !== undefined && isTurned(noun)) return t('titles.on', { things, verb: t(`${isOn ? 'on' : 'off'}.${noun}`) })
  if (categoryId !== undefined) return t('titles.category', { things })
  return t(addTags?.length || !dropTags ? 'titles.addTags' : 'titles.dropTags', { things })
}
