import type * as z from 'zod/mini'
import type { Both } from '../copy/language.ts'
import type { Column } from '../spreadsheets/column.ts'

/** A table that is read: the schema of a row, its columns, and the headers that a file cannot do without. */
export interface ReadTable<Field extends string = string> {
  readonly schema: z.ZodMiniObject
  readonly columns: readonly Column<Field>[]
  readonly required: readonly Field[]
}

/** A table that is imported; `examples` are cells that its rows may hold, where the kind of a column does not give one. */
export interface ImportTable<Field extends string = string> extends ReadTable<Field> {
  readonly examples: Readonly<Partial<Record<Field, Both | string>>>
}
