import * as z from 'zod/mini'
import type { Both } from '../copy/both.ts'
import type { Server } from '../server/connect.ts'
import type { Takes } from './takes.ts'

/**
 * What help says of a filter; `value` is the name of its value, left out for one that is wanted or not, `option` that of
 * the option where it is another.
 */
export interface FilterWords {
  readonly option?: string
  readonly value?: string
  readonly text: Both
  /** What the server is asked for in place of what a person gave, such as an id for a name. */
  readonly find?: (server: Server, given: string) => Promise<string>
}

interface Property {
  readonly enum?: readonly (string | number)[]
  readonly default?: string
}

/** What a query takes, by name, as its JSON schema says. */
export const propertiesOf = (query: z.ZodMiniObject): Readonly<Record<string, Property>> =>
  (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Property> })
    .properties ?? {}

const optionOf = (key: string, { option }: FilterWords): string => option ?? (key === 'q' ? 'search' : key)

/** Options that narrow, from the query of an endpoint; choices are those of the contract. */
export function filterTakes(query: z.ZodMiniObject, words: Readonly<Record<string, FilterWords>>): Takes {
  const properties = propertiesOf(query)
  return Object.fromEntries(
    Object.entries(words).map(([key, filter]) => {
      const { value, text } = filter
      if (value === undefined) return [optionOf(key, filter), { text }]
      const choices = properties[key]?.enum?.filter((choice) => choice !== '').map(String)
      return [optionOf(key, filter), { value, text, ...(choices ? { choices } : {}) }]
    }),
  )
}

/** What the options say, as the query of the endpoint. */
export async function filterQuery(
  server: Server,
  filters: Readonly<Record<string, FilterWords>>,
  given: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const query: Record<string, unknown> = {}
  for (const [key, words] of Object.entries(filters)) {
    const value = given[optionOf(key, words)]
    if (words.value === undefined) query[key] = String(value ?? false)
    else query[key] = value !== undefined && words.find ? await words.find(server, value as string) : value
  }
  return query
}
