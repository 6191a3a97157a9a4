import { createContext, use } from 'react'
import { withZone } from '@icss/core/copy/format.ts'
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

/** Writes times in the visitor's language, and in which zone they are where that is not the channel's. */
export function useTimeFormat(options: Intl.DateTimeFormatOptions): {
  format: (at: Date) => string
  formatRange: (start: Date, end: Date) => string
} {
  const { timeZone } = usePagePlace()
  const locale = localeOf[usePageCopy().language]
  const words = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: options.hourCycle, timeZone })
  const isDay = options.timeStyle === undefined && options.hour === undefined
  // What the server draws is in the channel's zone, wherever its own clock is.
  const zoned = (said: string, at: Date) => (isDay || timeZone !== undefined ? said : withZone(said, at))
  return {
    format: (at) => zoned(words.format(at), at),
    // Browsers word a range each in its own way, and a page whose words are others is drawn anew.
    formatRange: (start, end) => {
      const until = days.format(start) === days.format(end) ? times : words
      return zoned(`${words.format(start)} – ${until.format(end)}`, end)
    },
  }
}

/** A sentence with its values. */
export const filled = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
