import type * as z from 'zod/mini'
import type { Language } from '../copy/language.ts'
import { type TimeMark, timeMarkOf } from '../rules/time-marks.ts'
import { booleanCell, type Cell, choiceCell, listCell, numberCell, recordsCell, textCell } from './cells.ts'
import { dayCell, instantCell, momentCell } from './time-cells.ts'

type Schema = z.core.$ZodType
type Labels = Readonly<Record<Language, Readonly<Record<string, string>>>>

const timeCells: Readonly<Record<TimeMark, Cell>> = { day: dayCell, instant: instantCell, moment: momentCell }

/** What a schema wraps, such as the text of an optional one; of one that makes something else, what it makes. */
function innerOf(schema: Schema): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('innerType' in def) return def.innerType
  return def.type === 'pipe'
    ? (def.out as z.core.$ZodTypes)._zod.def.type === 'transform'
      ? def.in
      : def.out
    : undefined
}

/**
 * How a value of `schema` stands in a table: a number, a boolean, a day, an instant, a list of words or of records, a choice
 * by its label where `labels` say them; all else as text.
 */
export function cellOf(schema: Schema | undefined, labels?: Labels): Cell {
  if (labels) return choiceCell(labels, {}, schema && valuesOf(schema))
  if (schema === undefined) return textCell
  const time = timeMarkOf(schema)
  if (time) return timeCells[time]
  const inner = innerOf(schema)
  if (inner) return cellOf(inner)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'number') return numberCell
  if (def.type === 'boolean') return booleanCell
  if (def.type !== 'array') return textCell
  const element = innerOf(def.element) ?? def.element
  return 'shape' in element ? recordsCell(Object.keys(element.shape as object)) : listCell
}

/** The values that a choice takes; none where the schema does not name them. */
function valuesOf(schema: Schema): readonly (string | number)[] | undefined {
  const { values } = schema._zod
  if (values) return [...values].filter((value) => typeof value === 'string' || typeof value === 'number')
  const inner = innerOf(schema)
  return inner && valuesOf(inner)
}
