import type * as z from 'zod/mini'
import { type About, aboutOf } from '../rules/personal.ts'
import { partsOf } from '../rules/schema-parts.ts'
import { isSecret } from '../rules/secret.ts'

type Schema = z.core.$ZodType

/** A text that values of a schema hold, and whom it tells of; undefined where nobody has said. */
export interface TextField {
  /** `name`, `products[].name`. */
  readonly path: string
  readonly about: About | undefined
}

const freeTypes = new Set(['string', 'unknown', 'any', 'custom'])

/** Whether it can be any text; an id is not. */
const isFree = (schema: Schema): boolean => {
  const { type, format } = schema._zod.def as { type: string; format?: string }
  return freeTypes.has(type) && format !== 'uuid'
}

/**
 * The texts of a schema in its order, at any depth; a path twice where they tell of two. What lies in a schema that `standsApart` is left out.
 */
export function textFields(schema: Schema, standsApart: (part: Schema) => boolean = () => false): readonly TextField[] {
  const found = new Map<string, TextField>()
  const visit = (one: Schema, path: string, around: About | undefined) => {
    const about = aboutOf(one) ?? (isSecret(one) ? 'nobody' : around)
    const parts = partsOf(one)
    if (parts.length === 0 && isFree(one)) found.set(`${path} ${about}`, { path, about })
    for (const [step, part] of parts) if (!standsApart(part)) visit(part, (path + step).replace(/^\./, ''), about)
  }
  visit(schema, '', undefined)
  return [...found.values()]
}
