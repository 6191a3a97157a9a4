import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import { asRead, importTable } from '@icss/core/imports/import-table.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import type { ImportedTable, Packing } from './imported.ts'

/** A run that imports. */
export type ImportedKind = `${ImportKind}.import`

/** How rows are encoded where they can be copied. */
const packings: Readonly<Partial<Record<ImportKind, () => Promise<Packing<string>>>>> = {
  companies: async () => (await import('../companies/pack-companies.ts')).packedCompanies,
}

/** The tables that are read for a plan, from which nothing is written. */
export const plannedTables = {
  'chapters.readOutline': async () => (await import('../chapters/outline-table.ts')).outlineTable,
  'permissions.readTable': async () => (await import('../permissions/permissions-table.ts')).permissionsTable,
} as const

export type PlannedKind = keyof typeof plannedTables
export type JudgedKind = ImportedKind | PlannedKind

/** A table with the columns that it takes, and beside them those that it passes over. */
export interface JudgedTable extends ImportedTable {
  readonly passedOver: readonly Column[]
}

const isPlanned = (kind: JudgedKind): kind is PlannedKind => kind in plannedTables

/** The table that a kind of run reads; each is loaded by the thread that judges its rows. */
export async function judgedTable(kind: JudgedKind): Promise<JudgedTable> {
  if (isPlanned(kind)) return asRead<ImportedTable>(await plannedTables[kind]())
  const noun = kind.replace('.import', '') as ImportKind
  const [table, packing] = await Promise.all([importTable(noun), packings[noun]?.()])
  return packing ? { ...table, packing } : table
}
