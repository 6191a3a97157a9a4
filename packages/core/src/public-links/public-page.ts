import type { Language } from '../copy/language.ts'
import type { PublicNotice } from '../notices/notices.contract.ts'

/** What a public page shows: `gone` for every address that leads nowhere, `busy` where one has guessed too often. */
export type PublicPageContent =
  | { readonly kind: 'gone' | 'busy' }
  | { readonly kind: 'notice'; readonly notice: PublicNotice }

/** What the server puts into the page for its script. */
export interface PublicPage {
  readonly language: Language
  readonly content: PublicPageContent
}

/** The element of the document that holds it, as JSON. */
export const pageElement = 'page'

/** The name of the parameter of an address that says the visitor's language. */
export const languageParam = 'lang'
