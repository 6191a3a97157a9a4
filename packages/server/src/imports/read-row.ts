import type * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import { checker, type FieldChecker, fieldCheckers, maxFaults, refused } from '@icss/core/rules/check.ts'
import { type Column, columnFinder, nearestHeaders } from '@icss/core/spreadsheets/column.ts'
import { cellFault } from '@icss/core/spreadsheets/cell-fault.ts'
import { restoreCell } from '@icss/core/spreadsheets/formula.ts'
import { leastRounded, spoiltCell } from '@icss/core/spreadsheets/spoilt-cell.ts'
import { isReasonHeader } from './map-headers.ts'
import { storableText } from '../database/storable-text.ts'
import type { SourceRow } from './source-row.ts'

export type Fault = Omit<RejectedRow, 'line'>

export type ReadRow<T> =
  | { readonly draft: T; readonly fields: readonly string[] }
  | { readonly faults: readonly Fault[] }

const shownLength = 200

/** What is kept of a value for people to see. */
const shorten = (text: string) =>
  storableText(
    Array.from(text.slice(0, 2 * shownLength))
      .slice(0, shownLength)
      .join(''),
  )

const wholeRow = (code: ErrorCode, params: FieldError['params']): { faults: readonly Fault[] } => ({
  faults: [{ column: '', value: '', code, params }],
})

const isTime = ({ kind }: Column) => kind === 'day' || kind === 'instant' || kind === 'moment'

const fieldOf = (path: string) => path.split('.', 1)[0] ?? ''

interface Cell {
  readonly header: string
  readonly shown: string
}

/** How one field of a schema is taken from a row: `at` is its cell, -1 where the file has none; what is spoilt it refuses. */
export interface FieldStep extends FieldChecker {
  readonly at: number
  readonly read: Column['read'] | undefined
  readonly takeCell: (cell: string) => unknown
}

/** A step for each field of the schema, in its order; none when the schema has checks of its own. */
export const fieldSteps = (
  schema: z.ZodMiniObject,
  mapped: readonly (Column | undefined)[],
): readonly FieldStep[] | undefined =>
  fieldCheckers(schema)?.map((checker) => {
    const at = mapped.findIndex((column) => column?.field === checker.name)
    const read = mapped[at]?.read
    const takeCell = (cell: string) => (spoiltCell(cell) ? refused : checker.take(read?.(restoreCell(cell))))
    return { ...checker, at, read, takeCell }
  })

/** Turns rows of a table into drafts of `schema`, or into the faults of each row by column. */
export function rowReader<S extends z.ZodMiniObject, Field extends string>(
  schema: S,
  { columns, passedOver = [] }: { readonly columns: readonly Column<Field>[]; readonly passedOver?: readonly Column[] },
  headers: readonly string[],
  mapped: readonly (Column<Field> | undefined)[],
  language: Language,
): (row: SourceRow) => ReadRow<z.output<S>> {
  const find = columnFinder(columns)
  const isPassedOver = columnFinder(passedOver)
  const given = mapped.flatMap((column, at) => (column ? [{ column, at }] : []))
  const givenFields = given.map(({ column }) => column.field)

  const check = checker(schema)

  const judge = (
    values: Readonly<Record<string, unknown>>,
    fields: readonly string[],
    cellOf: (field: string) => Cell | undefined,
    spoilt: ReadonlyMap<string, FieldError>,
  ): ReadRow<z.output<S>> => {
    const checked = check(values)
    if (checked.ok && spoilt.size === 0) return { draft: checked.value, fields }
    const others = checked.ok ? [] : Object.entries(checked.errors).filter(([path]) => !spoilt.has(fieldOf(path)))
    return {
      faults: [...spoilt, ...others].map(([path, { code, params }]) => {
        const field = fieldOf(path)
        const cell = cellOf(field)
        const column = columns.find((one) => one.field === field)
        const header = cell?.header ?? column?.headers[language] ?? field
        const told = path === field ? cellFault(column, header, { code, params }, language) : { code, params }
        return { column: shorten(header), value: shorten(cell?.shown ?? ''), ...told }
      }),
    }
  }

  const steps = fieldSteps(schema, mapped)

  /** The draft of a row without a fault, by the shortest way. */
  const goodDraft = (cells: readonly string[]): z.output<S> | undefined => {
    if (!steps) return undefined
    const draft: Record<string, unknown> = {}
    for (const { name, take, at, takeCell } of steps) {
      const value = at < 0 ? take(undefined) : takeCell(cells[at] ?? '')
      if (value === refused) return undefined
      if (value !== undefined) draft[name] = value
    }
    return draft as z.output<S>
  }

  const ofCells = ({ cells, cellFaults }: SourceRow): ReadRow<z.output<S>> => {
    const filled = cells.length > headers.length ? cells.findLastIndex((cell) => cell !== '') + 1 : cells.length
    if (filled > headers.length) return wholeRow('import.too_many_cells', { count: filled, headers: headers.length })
    const lastCell = cells.at(-1) ?? ''
    if (cells.length < headers.length) {
      if (lastCell.includes('\n')) return wholeRow('import.quote_open', {})
      if (cells.length < mapped.findLastIndex((column) => column !== undefined) + 1)
        return wholeRow('import.too_few_cells', { count: cells.length, headers: headers.length })
    }
    const draft = cellFaults ? undefined : goodDraft(cells)
    if (draft) return { draft, fields: givenFields }
    const values: Record<string, unknown> = {}
    const spoilt = new Map<string, FieldError>()
    for (const { column, at } of given) {
      const cell = cells[at] ?? ''
      const code = spoiltCell(cell)
      const fault = cellFaults?.get(at) ?? (code && { code, params: {} })
      if (fault) spoilt.set(column.field, fault)
      values[column.field] = column.read(restoreCell(cell))
    }
    const shownOf = (field: string) => {
      const found = given.find(({ column }) => column.field === field)
      return found && { header: headers[found.at] ?? '', shown: restoreCell(cells[found.at] ?? '') }
    }
    return judge(values, givenFields, shownOf, spoilt)
  }

  const unknownHeader = (header: string): Fault => {
    const nearest = nearestHeaders(columns, header, language).join(language === 'zh' ? '、' : ', ')
    return {
      column: shorten(header),
      value: '',
      code: 'import.unknown_header',
      params: { header: shorten(header), nearest },
    }
  }

  const ofRecord = (record: Readonly<Record<string, unknown>>): ReadRow<z.output<S>> => {
    const values: Record<string, unknown> = {}
    const cells = new Map<string, Cell>()
    const spoilt = new Map<string, FieldError>()
    const unknown: Fault[] = []
    for (const [header, value] of Object.entries(record)) {
      if (isReasonHeader(header)) continue
      const field = find(header)
      if (!field && isPassedOver(header)) continue
      if (!field) {
        if (unknown.length < maxFaults) unknown.push(unknownHeader(header))
        continue
      }
      if (cells.has(field.field)) return wholeRow('import.doubled_header', { header: shorten(header) })
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
      if (value === null) continue
      const code =
        typeof value === 'number'
          ? Math.abs(value) >= leastRounded && 'import.digits_lost'
          : text !== undefined && spoiltCell(text)
      if (code) spoilt.set(field.field, { code, params: {} })
      cells.set(field.field, { header, shown: text ?? JSON.stringify(value) })
      // A record is written by a program: its times are those of the API, with their offset.
      values[field.field] = text === undefined || isTime(field) ? value : field.read(text)
    }
    const judged = judge(values, [...cells.keys()], (field) => cells.get(field), spoilt)
    if (unknown.length === 0) return judged
    return { faults: [...unknown, ...('faults' in judged ? judged.faults : [])].slice(0, maxFaults) }
  }

  return (row) => {
    if (row.fault) {
      const { code, params, at = -1 } = row.fault
      return { faults: [{ column: shorten(headers[at] ?? ''), value: shorten(row.cells[at] ?? ''), code, params }] }
    }
    return row.record ? ofRecord(row.record) : ofCells(row)
  }
}
