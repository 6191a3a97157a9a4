import type { Language } from '../copy/language.ts'
import type { ReferredNoun } from '../rules/reference.ts'
import { editDistance } from '../rules/edit-distance.ts'
import { withoutUnseen } from '../rules/unseen.ts'
import { unitOf, withUnit } from './header-unit.ts'
import { withoutRemark } from './remark.ts'

/**
 * What a cell says: nothing where it is empty and a default stands in for it. One that cannot be read is kept as it stands,
 * so that the schema of the field refuses it with its own words.
 */
export type CellValue = string | number | boolean | readonly unknown[] | undefined

/**
 * What a cell holds: `read` and `write` of it, and whoever writes it without them, follow from this. A choice names its
 * labels by value, records the fields of each, a reference the noun of the record that it names.
 */
export type CellKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'list'
  | 'day'
  | 'instant'
  | 'moment'
  | { readonly choice: Readonly<Record<Language, Readonly<Record<string, string>>>> }
  | { readonly records: readonly string[] }
  | { readonly reference: ReferredNoun }

/**
 * How one field of an entity stands in a table: headers by language (the first is written, all are read) and its cell.
 */
export interface Column<Field extends string = string> {
  readonly field: Field
  readonly headers: Readonly<Record<Language, string>>
  readonly aliases: readonly string[]
  readonly kind: CellKind
  readonly read: (cell: string) => CellValue
  readonly write: (value: unknown, language: Language) => string
}

/** Characters of a header that are compared with those that are known. */
const longestHeader = 50

const plain = (header: string) => withoutUnseen(header).normalize('NFKC').replace(/[\s*]/g, '')
/** 【必填】 stands before or behind a header as 「（必填）」 does. */
const normalise = (header: string) =>
  withoutRemark(plain(header).replaceAll(/【[^【】]*】|\[[^[\]]*\]/g, '')).toLowerCase()

/** A column below its header in a file: where that gives a unit, bare amounts are taken over with it. */
export function columnBelow<Field extends string>(column: Column<Field>, header: string): Column<Field> {
  const unit = column.kind === 'text' ? unitOf(withoutUnseen(header)) : undefined
  return unit === undefined ? column : { ...column, read: (cell) => column.read(withUnit(cell, unit)) }
}

/**
 * Finds the column that a header names, in either language, by an alias or by the field itself; marks that stand for
 * whoever fills it in are seen through.
 */
export function columnFinder<Field extends string>(
  columns: readonly Column<Field>[],
): (header: string) => Column<Field> | undefined {
  const byName = new Map<string, Column<Field>>()
  for (const column of columns)
    for (const name of [column.headers.zh, column.headers.en, ...column.aliases, column.field])
      byName.set(normalise(name), column)
  return (header) => {
    const column = byName.get(normalise(header))
    return column && columnBelow(column, header)
  }
}

/** The headers that look most like `header`, best first, for the advice beside an unknown one. */
export function nearestHeaders(columns: readonly Column[], header: string, language: Language): readonly string[] {
  const wanted = new Set(normalise(header))
  const likeness = (name: string) => {
    const letters = new Set(normalise(name))
    let shared = 0
    for (const letter of letters) if (wanted.has(letter)) shared += 1
    return shared / (letters.size + wanted.size - shared)
  }
  return columns
    .map(({ headers }) => ({ name: headers[language], score: Math.max(likeness(headers.zh), likeness(headers.en)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** The column whose header somebody who wrote `header` may have meant: a third of it is otherwise at most. */
export function meantColumn<Field extends string>(
  columns: readonly Column<Field>[],
  header: string,
): Column<Field> | undefined {
  const written = normalise(header.slice(0, longestHeader))
  const [best] = columns
    .flatMap((column) =>
      [column.headers.zh, column.headers.en, ...column.aliases].map((name) => ({ column, name: normalise(name) })),
    )
    .map(({ column, name }) => ({
      column,
      away: editDistance(written, name),
      most: Math.max(written.length, name.length) / 3,
    }))
    .filter(({ away, most }) => away <= most)
    .toSorted((a, b) => a.away - b.away)
  return best?.column
}
