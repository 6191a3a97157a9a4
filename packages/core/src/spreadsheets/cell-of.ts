import type * as z from 'zod/mini'
import type { Language } from '../copy/language.ts'
import { innerOf } from '../rules/marks.ts'
import { referredBy } from '../rules/reference.ts'
import { type TimeMark, timeMarkOf } from '../rules/time-marks.ts'
import { valuesOf } from '../rules/values-of.ts'
import {
  booleanCell,
  type Cell,
  choiceCell,
  listCell,
  numberCell,
  recordsCell,
  referenceCell,
  textCell,
} from './cells.ts'
import { dayCell, instantCell, momentCell } from './time-cells.ts'

type Schema = z.core.$ZodType
type Labels = Readonly<Record<Language, Readonly<Record<string, string>>>>

const timeCells: Readonly<Record<TimeMark, Cell>> = { day: dayCell, instant: instantCell, moment: momentCell }

/**
 * How a value of `schema` stands in a table: a number, a boolean, a day, an instant, a list of words or of records, a record
 * that it refers to by name, a choice by its label where `labels` say them; all else as text.
 */
export function cellOf(schema: Schema | undefined, labels?: Labels): Cell {
  if (labels) return choiceCell(labels, {}, schema && valuesOf(schema))
  if (schema === undefined) return textCell
  const time = timeMarkOf(schema)
  if (time) return timeCells[time]
  const to = referredBy(schema)
  if (to) return referenceCell(to)
  const inner = innerOf(schema)
  if (inner) return cellOf(inner)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'number') return numberCell
  if (def.type === 'boolean') return booleanCell
  if (def.type !== 'array') return textCell
  const element = innerOf(def.element) ?? def.element
  return 'shape' in element ? recordsCell(Object.keys(element.shape as object)) : listCell
}
