import type { KeptChange } from '../operations/kept-changes.ts'
import type { Fields } from './entity-shape.ts'

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Those of the fields called `names` that differ, with both values. */
export function changedFields(
  names: readonly string[],
  before: Fields,
  after: Fields,
): Pick<KeptChange, 'before' | 'after'> {
  const changed = names.filter((name) => !isSame(before[name], after[name]))
  const pick = (row: Fields) => Object.fromEntries(changed.map((name) => [name, row[name]]))
  return { before: pick(before), after: pick(after) }
}
