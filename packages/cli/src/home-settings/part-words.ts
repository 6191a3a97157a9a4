import { betweenWords } from '@icss/core/copy/between-words.ts'
import type { Language } from '@icss/core/copy/language.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { homeSettingsEn } from '@icss/core/home-settings/home-settings.en.ts'
import { homeSettingsZh } from '@icss/core/home-settings/home-settings.zh.ts'

/** Names of parts as words. */
export const partWords = (language: Language, parts: readonly HomePart[]): string => {
  const words = language === 'zh' ? homeSettingsZh.parts : homeSettingsEn.parts
  return parts.map((part) => words[part]).join(betweenWords[language])
}
