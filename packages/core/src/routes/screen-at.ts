import type { Both, Language } from '../copy/language.ts'
import type { HelpPage } from '../help/help-pages.ts'
import type { Need } from '../permissions/need.ts'
import type { Variant } from '../permissions/variant.ts'

/**
 * Where a feature's screen stands. `path` is TanStack Router's pattern: `$id` must be there, `{-$id}` may be left out.
 * `title` is the document's, and that of the page's head. `variant`: the back office that has the screen; `each`: both
 * have it, the chamber under the same path with Commerce behind its first word, unless `commerce` says another. `menu` is
 * the entry that is lit while the screen is open. `language`: open in that interface language only. `wmr: 'hidden'`: not
 * there in the conference-room-system mode. `visits: 'hidden'`: not there on a support visit, which is refused what the
 * screen shows. `help`: its page of the guides.
 */
export interface ScreenAt {
  readonly path: `/${string}`
  readonly title: Both
  readonly need: Need
  readonly variant: Variant | 'both' | 'each'
  readonly commerce?: { readonly path?: `/${string}`; readonly menu?: string }
  readonly menu?: string
  readonly language?: Language
  readonly wmr?: 'hidden'
  readonly visits?: 'hidden'
  readonly help?: HelpPage
}
