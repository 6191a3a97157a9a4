import type * as z from 'zod/mini'
import { refused } from '@icss/core/rules/check.ts'
import { isPlainUtf8 } from '@icss/core/rules/plain-text.ts'
import { textCell } from '@icss/core/spreadsheets/cells.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { restoreCell } from '@icss/core/spreadsheets/formula.ts'
import { CopyRows } from '../database/copy-rows.ts'
import { packNumbers } from '../database/packed.ts'
import { uuidBytes } from '../database/uuids.ts'
import { CsvRow } from './csv-rows.ts'
import type { PackedRows, Packing } from './imported.ts'
import { fieldSteps } from './read-row.ts'
import type { SourceRow } from './source-row.ts'

/** Encodes rows while they are judged. */
export interface Packer {
  /** Adds a row straight from its bytes; false, and adds nothing, when it is not plain that it is good. */
  addCells(row: SourceRow): boolean
  addDraft(line: number, draft: unknown): void
  /** All rows that were added. Their bytes may be handed to another thread. */
  end(): PackedRows
}

const apostrophe = 0x27
/** Different cells of a column of which it is remembered what they say: there are few industries, and many names. */
const remembered = 256

const isFilled = (value: unknown) => typeof value === 'boolean' || (value as { readonly length: number }).length > 0

/** A packer of batches for rows with these cells; `spent` are bytes of an earlier batch, to be written over. */
export function rowPacker<Field extends string>(
  schema: z.ZodMiniObject,
  { types, derivedColumns, derive }: Packing<Field>,
  mapped: readonly (Column<Field> | undefined)[],
  cellCount: number,
): (count: number, spent: Uint8Array<SharedArrayBuffer> | undefined) => Packer {
  const fields = Object.keys(schema.shape) as Field[]
  const indexOf = Object.fromEntries(fields.map((field, i) => [field, i])) as Record<Field, number>
  const steps = fieldSteps(schema, mapped)?.map((step) => ({
    ...step,
    type: types[step.name as Field],
    plain: step.read === textCell.read ? step.plain : undefined,
    known: new Map<string | number, unknown>(),
    absent: step.at < 0 ? step.take(undefined) : undefined,
  }))

  /** What a field takes its cell as, by memory where it can. */
  const taken = ({ at, read, take, known }: NonNullable<typeof steps>[number], of: CsvRow): unknown => {
    const short = of.numberOf(at)
    const cell = short ?? of.textOf(at)
    let value = known.get(cell)
    if (value === undefined) {
      value = take(read?.(restoreCell(short === undefined ? (cell as string) : of.textOf(at))))
      if (known.size < remembered) known.set(cell, value)
    }
    return value
  }

  // Of the row in hand: what each field was taken as; a plain one is not, and stands in the row.
  let row: CsvRow
  const values: unknown[] = fields.map(() => undefined)
  const isFilledInCells = (field: Field) => {
    const value = values[indexOf[field]]
    if (value !== undefined) return isFilled(value)
    const at = steps?.[indexOf[field]]?.at ?? -1
    return row.end(at) > row.start(at)
  }

  return (count, spent) => {
    const rows = new CopyRows(spent)
    const fresh = uuidBytes(count)
    const lines: number[] = []
    const begin = () => {
      rows.row(1 + fields.length + derivedColumns)
      rows.raw(fresh, 16 * lines.length, 16 * lines.length + 16)
    }
    const finish = (line: number, isFilledField: (field: Field) => boolean) => {
      lines.push(line)
      derive(rows, isFilledField)
    }
    return {
      addCells(source) {
        if (!steps || !(source instanceof CsvRow) || source.isOdd || source.length !== cellCount) return false
        row = source
        const { bytes } = row
        const mark = rows.mark()
        begin()
        for (let i = 0; i < steps.length; i += 1) {
          const step = steps[i] as (typeof steps)[number]
          const { at, plain } = step
          if (at >= 0 && plain) {
            const start = row.start(at)
            const end = row.end(at)
            if (bytes[start] !== apostrophe && isPlainUtf8(bytes, start, end, plain)) {
              rows.raw(bytes, start, end)
              values[i] = undefined
              continue
            }
          }
          const value = at < 0 ? step.absent : taken(step, row)
          if (value === refused || value === undefined) {
            rows.backTo(mark)
            return false
          }
          rows.value(step.type, value)
          values[i] = value
        }
        finish(row.line, isFilledInCells)
        return true
      },
      addDraft(line, draft) {
        const given = draft as Readonly<Record<Field, unknown>>
        begin()
        for (const field of fields) rows.value(types[field], given[field])
        finish(line, (field) => isFilled(given[field]))
      },
      end: () => ({
        bytes: rows.end(),
        created: { lines: packNumbers(lines), ids: fresh.subarray(0, 16 * lines.length) },
      }),
    }
  }
}
