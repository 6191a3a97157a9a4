import type { Endpoint } from '@icss/core/contract/endpoint.ts'

interface Schema {
  readonly _zod: { readonly def: { readonly type: string; readonly innerType?: Schema; readonly entries?: object } }
}

const fieldsOf = ({ query }: Endpoint): Readonly<Record<string, Schema>> =>
  ((query as { readonly shape?: object } | undefined)?.shape ?? {}) as Readonly<Record<string, Schema>>

const valuesOf = (schema: Schema | undefined): readonly string[] => {
  let inner = schema
  while (inner?._zod.def.innerType) inner = inner._zod.def.innerType
  return Object.values(inner?._zod.def.entries ?? {}).map(String)
}

/** The fields by which a list can be sorted. */
export const sortsOf = (list: Endpoint): ReadonlySet<string> =>
  new Set(valuesOf(fieldsOf(list)['sort']).map((sort) => sort.replace(/^-/, '')))

/** The filters of a list of which one of a few values is chosen, with the values. */
export const choicesOf = (list: Endpoint): readonly (readonly [field: string, values: readonly string[]])[] =>
  Object.entries(fieldsOf(list))
    .map(
      ([field, schema]) => [field, field === 'sort' ? [] : valuesOf(schema).filter((value) => value !== '')] as const,
    )
    .filter(([, values]) => values.length > 0)

export const isSearched = (list: Endpoint): boolean => 'q' in fieldsOf(list)
