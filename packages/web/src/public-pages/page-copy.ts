import { createContext, use } from 'react'
import { type Language, localeOf } from '@icss/core/copy/language.ts'
import type { PagePlace } from '@icss/core/public-links/public-page.ts'
import { publicPagesEn } from '@icss/core/public-links/public-pages.en.ts'
import { publicPagesZh } from '@icss/core/public-links/public-pages.zh.ts'

const copies = { zh: publicPagesZh, en: publicPagesEn }

export const PageLanguage = createContext<Language>('zh')

/** The words of public pages, in the visitor's language. */
export function usePageCopy(): { readonly copy: typeof publicPagesZh; readonly language: Language } {
  const language = use(PageLanguage)
  return { copy: copies[language], language }
}

export const PagePlaceContext = createContext<PagePlace>({ path: '', search: '' })

export const usePagePlace = (): PagePlace => use(PagePlaceContext)

/** Writes times in the visitor's language. */
export function useTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timeZone } = usePagePlace()
  return new Intl.DateTimeFormat(localeOf[usePageCopy().language], { ...options, timeZone })
}

/** A sentence with its values. */
export const filled = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
