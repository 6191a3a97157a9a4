import * as z from 'zod/mini'

const given = z.registry<{ readonly id: string }>()

/** Gives a schema its name in the description of the API, where its place in the contract does not. */
// @__NO_SIDE_EFFECTS__
export function named<S extends z.ZodMiniType>(name: string, schema: S): S {
  given.add(schema, { id: name })
  return schema
}

/** The name that `named` gave to this very schema, not to one that it was made from. */
export const givenName = (schema: z.core.$ZodType): string | undefined => given.get(schema)?.id
