import type { Fields } from '../entities/entity-shape.ts'

/** A value as JSON has it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Of `wanted` what a record has not already, and what it has in place of it. */
export function changedOf(stored: Fields, wanted: Fields): { readonly before: Fields; readonly after: Fields } {
  const names = Object.keys(wanted).filter(
    (name) => JSON.stringify(plain(stored[name])) !== JSON.stringify(plain(wanted[name])),
  )
  const of = (values: Fields) => Object.fromEntries(names.map((name) => [name, plain(values[name])]))
  return { before: of(stored), after: of(wanted) }
}
