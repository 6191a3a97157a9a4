import * as features from '../features.ts'
import { merged } from '../parts.ts'

/** The entries of the side menu by their keys, without an order. */
export const menuEntries = merged(features, 'menu')
export type MenuKey = keyof typeof menuEntries
