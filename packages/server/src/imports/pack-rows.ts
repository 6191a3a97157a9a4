import type * as z from 'zod/mini'
import { refused } from '@icss/core/rules/check.ts'
import { isPlainText, isPlainUtf8 } from '@icss/core/rules/plain-text.ts'
import { textCell } from '@icss/core/spreadsheets/cells.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { restoreCell } from '@icss/core/spreadsheets/formula.ts'
import { mayBeRounded, mayBeSpoilt } from '@icss/core/spreadsheets/spoilt-cell.ts'
import { CopyRows } from '../database/copy-rows.ts'
import { packNumbers } from '../database/packed.ts'
import { uuidBytes } from '../database/uuids.ts'
import { CsvRow } from './csv-rows.ts'
import type { PackedRows, Packing } from './imported.ts'
import { KnownCells, type Said } from './known-cells.ts'
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

const isFilled = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined

/** A packer of batches for rows with these cells; `spent` are bytes of an earlier batch, to be written over. */
export function rowPacker<Field extends string>(
  schema: z.ZodMiniObject,
  { types, facts, derivedColumns, derive, named }: Packing<Field>,
  mapped: readonly (Column<Field> | undefined)[],
  cellCount: number,
): (count: number, spent: Uint8Array<SharedArrayBuffer> | undefined) => Packer {
  const fields = Object.keys(schema.shape) as Field[]
  /** Adds a value; answers what copies it, as it was encoded, for rows that say the same. */
  const add = (rows: CopyRows, field: Field, value: unknown): (() => Said) => {
    const mark = rows.mark()
    rows.value(types[field], value)
    return () => ({ encoded: rows.since(mark), isFilled: isFilled(value) })
  }
  const scratch = new CopyRows()
  const namedAt = mapped.findIndex((column) => column?.field === named)
  const steps = fieldSteps(schema, mapped)?.map(({ name, at, take, takeCell, read, plain }) => {
    const field = name as Field
    const absent = at < 0 ? take(undefined) : undefined
    return {
      at,
      field,
      takeCell,
      // 1 where it is counted.
      weight: facts.includes(field) ? 1 : 0,
      plain: read === textCell.read ? plain : undefined,
      absent: absent === undefined || absent === refused ? undefined : add(scratch, field, absent)(),
      known: new KnownCells(),
    }
  })

  return (count, spent) => {
    const rows = new CopyRows(spent)
    const fresh = uuidBytes(count)
    const lines: number[] = []
    const begin = () => {
      rows.row(1 + fields.length + derivedColumns)
      rows.raw(fresh, 16 * lines.length, 16 * lines.length + 16)
    }
    const finish = (line: number, filled: number, name: string) => {
      lines.push(line)
      derive(rows, filled, name)
    }

    /** Adds what a cell says, by memory where it can; undefined when it may have a fault. */
    const addSaid = ({ at, field, takeCell, known }: NonNullable<typeof steps>[number], row: CsvRow) => {
      const start = row.start(at)
      const end = row.end(at)
      const met = known.find(row.bytes, start, end)
      if (met) {
        rows.again(met.encoded)
        return met.isFilled
      }
      const value = takeCell(row.textOf(at))
      if (value === refused || value === undefined) return undefined
      known.remember(row.bytes, start, end, add(rows, field, value))
      return isFilled(value)
    }

    return {
      addCells(row) {
        if (!steps || !(row instanceof CsvRow) || row.isOdd || row.length !== cellCount) return false
        const { bytes } = row
        const mark = rows.mark()
        let filled = 0
        begin()
        for (let i = 0; i < steps.length; i += 1) {
          const step = steps[i] as (typeof steps)[number]
          const { at, plain, absent, weight } = step
          if (absent) {
            rows.again(absent.encoded)
            if (absent.isFilled) filled += weight
            continue
          }
          if (at >= 0 && plain) {
            const start = row.start(at)
            const end = row.end(at)
            const isPlain = plain.holds
              ? isPlainText(bytes.toString('latin1', start, end), plain)
              : isPlainUtf8(bytes, start, end, plain)
            const isTaken =
              start === end ||
              !(
                mayBeSpoilt(bytes[start] as number, bytes[start + 1] as number) ||
                mayBeRounded(end - start, bytes[end - 1] as number)
              )
            if (isPlain && isTaken) {
              rows.raw(bytes, start, end)
              if (end > start) filled += weight
              continue
            }
          }
          const isFilledIn = at < 0 ? undefined : addSaid(step, row)
          if (isFilledIn === undefined) {
            rows.backTo(mark)
            return false
          }
          if (isFilledIn) filled += weight
        }
        finish(row.line, filled, namedAt < 0 ? '' : restoreCell(row.textOf(namedAt)))
        return true
      },
      addDraft(line, draft) {
        const given = draft as Readonly<Record<Field, unknown>>
        begin()
        for (const field of fields) rows.value(types[field], given[field])
        finish(line, facts.filter((fact) => isFilled(given[fact])).length, String(given[named]))
      },
      end: () => ({
        bytes: rows.end(),
        created: { lines: packNumbers(lines), ids: fresh.subarray(0, 16 * lines.length) },
      }),
    }
  }
}
