import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

interface Def {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly valueType?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly out?: Schema
}

/**
 * What a schema is made of, one level down, each behind the path that leads to it: `.name` in an object, `[]` in a list,
 * `.*` in a record, nothing where it is the schema itself in another form.
 */
export function partsOf(schema: Schema): readonly (readonly [path: string, part: Schema])[] {
  const { shape = {}, element, valueType, innerType, options = [], out } = schema._zod.def as unknown as Def
  const reached: readonly (readonly [string, Schema | undefined])[] = [
    ...Object.entries(shape).map(([name, one]) => [`.${name}`, one] as const),
    ['[]', element],
    ['.*', valueType],
    ...[...options, innerType, out].map((one) => ['', one] as const),
  ]
  return reached.flatMap(([path, part]) => (part ? [[path, part] as const] : []))
}
