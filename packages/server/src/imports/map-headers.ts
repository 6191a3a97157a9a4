import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import type { LeftOutColumn } from '@icss/core/operations/table-reading.ts'
import { type Column, columnBelow, columnFinder, meantColumn, nearestHeaders } from '@icss/core/spreadsheets/column.ts'
import { unitOf } from '@icss/core/spreadsheets/header-unit.ts'
import { storableText } from '../database/storable-text.ts'

// A corrected file of rejected rows still has these; they say nothing about the entity.
const reasonHeaders = new Set(
  [operationsZh, operationsEn].flatMap(({ line, reason, fix }) =>
    [line, reason, fix].map((name) => name.toLowerCase()),
  ),
)

export const isReasonHeader = (header: string): boolean => reasonHeaders.has(header.trim().toLowerCase())

interface Table<Field extends string> {
  readonly columns: readonly Column<Field>[]
  readonly required: readonly Field[]
  /** Columns of the same noun that say nothing to whoever reads this. */
  readonly passedOver?: readonly Column[]
}

/** What the header cells of a file say. */
export interface MappedHeaders<Field extends string> {
  /** The column of each cell, undefined where it says nothing about the entity. */
  readonly mapped: readonly (Column<Field> | undefined)[]
  /** Columns with a header that nothing is taken from. */
  readonly leftOut: readonly LeftOutColumn[]
}

/**
 * What each header cell says. A column that nobody knows is left out, or refused where the reading is `strict`. Throws
 * `import.unknown_header`, `import.doubled_header`, `import.header_unit`, `import.misnamed_header`,
 * `import.misnamed_headers` or `import.missing_header`.
 */
export function mapHeaders<Field extends string>(
  headers: readonly string[],
  table: Table<Field>,
  language: Language,
  { strict }: { readonly strict: boolean },
): MappedHeaders<Field> {
  const { columns } = table
  const find = columnFinder(columns)
  const seen = new Set<Field>()
  const mapped = headers.map((header) => {
    if (header.trim() === '' || isReasonHeader(header)) return undefined
    const column = find(header)
    if (!column) return undefined
    if (seen.has(column.field)) throw new ProblemError('import.doubled_header', { params: { header: header.trim() } })
    refuseUnit(column, header)
    seen.add(column.field)
    return column
  })
  const leftOut = leftOutOf(headers, mapped, table, language)
  refuseMissing(table, seen, leftOut, language)
  const [unknown] = leftOut
  if (strict && unknown) {
    const nearest = nearestHeaders(columns, unknown.header, language).join(language === 'zh' ? '、' : ', ')
    throw new ProblemError('import.unknown_header', { params: { header: unknown.header, nearest } })
  }
  return { mapped, leftOut }
}

/** Characters of a header that are told, and columns. */
const told = { characters: 50, columns: 200 }

function leftOutOf<Field extends string>(
  headers: readonly string[],
  mapped: readonly (Column<Field> | undefined)[],
  { columns, passedOver = [] }: Table<Field>,
  language: Language,
): LeftOutColumn[] {
  const isPassedOver = columnFinder(passedOver)
  const taken = new Set(mapped.map((column) => column?.field))
  const others = columns.filter(({ field }) => !taken.has(field))
  const unknown = headers.filter(
    (header, at) => !mapped[at] && header.trim() !== '' && !isReasonHeader(header) && !isPassedOver(header),
  )
  return unknown.slice(0, told.columns).map((header) => {
    const text = header.trim().slice(0, 2 * told.characters)
    return {
      header: storableText(Array.from(text).slice(0, told.characters).join('')),
      nearest: meantColumn(others, text)?.headers[language] ?? null,
    }
  })
}

/** A number says nothing of its unit: 3 below 「（万）」 would be taken for 3. */
function refuseUnit({ kind }: Column, header: string): void {
  if (kind === 'number' && /[百千万亿%‰]/.test(unitOf(header) ?? ''))
    throw new ProblemError('import.header_unit', { params: { header: header.trim() } })
}

function refuseMissing<Field extends string>(
  { columns, required }: Table<Field>,
  seen: ReadonlySet<Field>,
  leftOut: readonly LeftOutColumn[],
  language: Language,
): void {
  const missing = columns
    .filter(({ field }) => required.includes(field) && !seen.has(field))
    .map(({ headers: names }) => names[language])
  if (missing.length === 0) return
  const comma = language === 'zh' ? '、' : ', '
  const params = { header: missing.join(comma) }
  const misnamed = missing.flatMap((name) => {
    const meant = leftOut.find(({ nearest }) => nearest === name)
    return meant ? [{ found: meant.header, nearest: name }] : []
  })
  const [first, ...others] = misnamed
  if (!first) throw new ProblemError('import.missing_header', { params })
  if (others.length === 0) throw new ProblemError('import.misnamed_header', { params: { ...params, ...first } })
  const meant = misnamed.map(({ found, nearest }) => `“${found}” → “${nearest}”`).join(comma)
  throw new ProblemError('import.misnamed_headers', { params: { ...params, meant } })
}

/** The columns below `headers` as a person named their fields, '' for one that is left out. Throws as `mapHeaders` does. */
export function chosenColumns<Field extends string>(
  fields: readonly string[],
  headers: readonly string[],
  table: Table<Field>,
  language: Language,
): MappedHeaders<Field> {
  const seen = new Set<Field>()
  const mapped = fields.map((name, at) => {
    if (name === '') return undefined
    const column = table.columns.find(({ field }) => field === name)
    if (!column) throw new ProblemError('import.unknown_header', { params: { header: name.slice(0, 50), nearest: '' } })
    if (seen.has(column.field))
      throw new ProblemError('import.doubled_header', { params: { header: column.headers[language] } })
    const header = headers[at] ?? ''
    refuseUnit(column, header)
    seen.add(column.field)
    return columnBelow(column, header)
  })
  const leftOut = leftOutOf(headers, mapped, table, language)
  refuseMissing(table, seen, [], language)
  return { mapped, leftOut }
}
