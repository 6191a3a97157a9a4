import * as z from 'zod/mini'
import { partsOf } from './schema-parts.ts'

const secrets = z.registry<{ readonly secret: true }>()

/** Marks what is shown once and kept nowhere: a new password, a token. The one place that says so is the schema. */
export function secret<S extends z.ZodMiniType>(schema: S): S {
  secrets.add(schema, { secret: true })
  return schema
}

/** Whether it was marked by `secret`, or made from what was. */
export const isSecret = (schema: z.core.$ZodType): boolean => secrets.get(schema) !== undefined

/** Whether values of `schema` can hold a secret, at any depth. */
export const holdsSecret = (schema: z.core.$ZodType): boolean =>
  isSecret(schema) || partsOf(schema).some(([, part]) => holdsSecret(part))
