import type * as z from 'zod/mini'
import { plainTextOf, takesPlainText } from './plain-text.ts'

type Schema = z.core.$ZodType

/** What a schema wraps, such as the text of an optional one; of one that makes something else, what it makes. */
export function innerOf(schema: Schema): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('innerType' in def) return def.innerType
  return def.type === 'pipe'
    ? (def.out as z.core.$ZodTypes)._zod.def.type === 'transform'
      ? def.in
      : def.out
    : undefined
}

/**
 * A copy of a schema, to be marked with what its type does not say: rules for texts are shared by fields of several kinds.
 * What is made of it by further checks has its marks too.
 */
// @__NO_SIDE_EFFECTS__
export function copyToMark<S extends z.ZodMiniType>(schema: S): S {
  const copy = schema.clone(schema._zod.def, { parent: true })
  const plain = plainTextOf(schema)
  return plain ? takesPlainText(copy, plain) : copy
}

/** The mark of a schema or of what it wraps, if it has one. */
export function markOf<Mark>(
  marks: { readonly get: (schema: Schema) => Mark | undefined },
  schema: Schema,
): Mark | undefined {
  const mark = marks.get(schema)
  const inner = mark === undefined ? innerOf(schema) : undefined
  return inner ? markOf(marks, inner) : mark
}
