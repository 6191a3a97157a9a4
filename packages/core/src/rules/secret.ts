import * as z from 'zod/mini'

const secrets = z.registry<{ readonly secret: true }>()

/** Marks what is shown once and kept nowhere: a new password, a token. The one place that says so is the schema. */
export function secret<S extends z.ZodMiniType>(schema: S): S {
  secrets.add(schema, { secret: true })
  return schema
}

interface Def {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
}

/** Whether values of `schema` can hold a secret, at any depth. */
export function holdsSecret(schema: z.core.$ZodType): boolean {
  if (secrets.has(schema)) return true
  const { shape = {}, element, innerType, options = [] } = schema._zod.def as unknown as Def
  const inner = [...Object.values(shape), ...options, element, innerType]
  return inner.some((one) => one !== undefined && holdsSecret(one))
}
