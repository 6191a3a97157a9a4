import * as features from '../features.ts'
import { partsOf } from '../parts.ts'
import type { Column } from './column.ts'

const columns: Readonly<Partial<Record<string, readonly Column[]>>> = partsOf(features, 'columns')

/** How each field of a noun stands in tables, in their order; none for a noun that has no table. */
export const columnsOf = (noun: string): readonly Column[] => columns[noun] ?? []
