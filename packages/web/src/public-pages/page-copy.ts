import { createContext, use } from 'react'
import type { Language } from '@icss/core/copy/language.ts'
import { publicPagesEn } from '@icss/core/public-links/public-pages.en.ts'
import { publicPagesZh } from '@icss/core/public-links/public-pages.zh.ts'

const copies = { zh: publicPagesZh, en: publicPagesEn }

export const PageLanguage = createContext<Language>('zh')

/** The words of public pages, in the visitor's language. */
export function usePageCopy(): { readonly copy: typeof publicPagesZh; readonly language: Language } {
  const language = use(PageLanguage)
  return { copy: copies[language], language }
}

/** A sentence with its values. */
export const filled = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
