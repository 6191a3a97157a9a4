import * as features from '../features.ts'
import { merged } from '../parts.ts'
import type { MenuEntry } from './menu-entry.ts'
import type { Screen } from './routes.ts'

/** An entry whose screens there are. */
export interface KnownEntry extends MenuEntry {
  readonly opens: readonly Screen[]
}

/** The entries of the side menu by their keys, without an order. */
export const menuEntries = merged(features, 'menu') satisfies Readonly<Record<string, KnownEntry>>
export type MenuKey = keyof typeof menuEntries
