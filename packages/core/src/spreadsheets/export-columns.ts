import type { Language } from '../copy/language.ts'
import { type Cell, textCell } from './cells.ts'
import type { Column } from './column.ts'

/** The columns of a table that is only written, each headed as `headers` words its field; text unless `cells` say else. */
export const exportColumns = <const Field extends string>(
  fields: readonly Field[],
  headers: Readonly<Record<Language, Readonly<Record<Field, string>>>>,
  cells?: Readonly<Partial<Record<Field, Cell>>>,
): readonly Column<Field>[] =>
  fields.map((field) => ({
    field,
    headers: { zh: headers.zh[field], en: headers.en[field] },
    aliases: [],
    ...(cells?.[field] ?? textCell),
  }))
