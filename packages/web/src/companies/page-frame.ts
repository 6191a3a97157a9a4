import type { Language } from '@icss/core/copy/language.ts'
import { languageParam } from '@icss/core/public-links/public-page.ts'

/** What a frame of the back office loads to show a public page: on this server, by whatever name it is reached. */
export function pageFrameOf(url: string, language: Language): string {
  const { pathname } = new URL(url)
  return `${pathname}?${languageParam}=${language}`
}
