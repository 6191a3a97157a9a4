import type { Language } from '../copy/language.ts'
import type { Need } from '../permissions/need.ts'
import type { Variant } from '../permissions/variant.ts'

/**
 * One path of the back office. `path` is TanStack Router's pattern: `$id` must be there, `{-$id}` may be left out.
 * `screen` names the view; the Commerce path of a view names the same screen. `menu` is the entry that is lit while
 * the path is open. `language`: open in that interface language only. `wmr: 'hidden'`: not there in the
 * conference-room-system mode; `visits: 'hidden'`: not there on a support visit.
 */
export interface Route {
  readonly path: `/${string}`
  readonly screen: string
  readonly need: Need
  readonly variant: Variant | 'both'
  readonly menu?: string
  readonly language?: Language
  readonly wmr?: 'hidden'
  readonly visits?: 'hidden'
}
