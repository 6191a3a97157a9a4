import { betweenWords } from '../copy/between-words.ts'
import type { Language } from '../copy/language.ts'
import { fill } from '../copy/translate.ts'
import { shelfEn } from './shelf.en.ts'
import { shelfZh } from './shelf.zh.ts'
import type { Match } from './shelf.ts'

/** Why two match, in words. */
export function reasonsOf(
  language: Language,
  { words, tags, isSameIndustry }: Pick<Match, 'words' | 'tags' | 'isSameIndustry'>,
): string[] {
  const { reasons } = language === 'zh' ? shelfZh : shelfEn
  const between = betweenWords[language]
  const known = [
    ...(words.length > 0 ? [fill(reasons.words, { words: words.join(between) }, language)] : []),
    ...(tags.length > 0 ? [fill(reasons.tags, { tags: tags.join(between) }, language)] : []),
    ...(isSameIndustry ? [reasons.industry] : []),
  ]
  return known.length > 0 ? known : [reasons.subject]
}
