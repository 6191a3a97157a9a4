import * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { TableColumn } from '../console/table.ts'
import type { Server } from '../server/connect.ts'
import type { Both } from '../copy/both.ts'
import { type Command, type EndpointName, type Takes, command } from './command.ts'
import { pageTakes } from './shared-takes.ts'

type Paging = 'page' | 'pageSize' | 'sort'

/** A list of the contract: `items` and `total`, by page. */
export type ListEndpoint = Endpoint & {
  readonly query: z.ZodMiniObject
  readonly answer: z.ZodMiniObject<{ items: z.ZodMiniArray; total: z.ZodMiniNumber }>
}

export type ItemOf<E extends ListEndpoint> = z.output<E['answer']>['items'][number]

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

export interface ListDeclared<E extends ListEndpoint> {
  readonly name?: string
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** The arguments that its path names, by their keys there. */
  readonly arguments?: Readonly<Record<string, Both>>
  /** A wording for each filter of the endpoint; `q` is the option `--search`. */
  readonly filters: { readonly [Key in Exclude<keyof E['query']['shape'], Paging>]: FilterWords }
  readonly sortText?: Both
  readonly columns: (language: Language) => readonly TableColumn<ItemOf<E>>[]
}

const sortText: Both = { zh: '排序；前加 - 为倒序', en: 'order; with - in front the other way round' }

/** The option of a filter. */
export const optionOfFilter = (key: string, { option }: FilterWords): string => option ?? (key === 'q' ? 'search' : key)

/** What the options say, as the query of the endpoint. */
export async function filterQuery(
  server: Server,
  filters: Readonly<Record<string, FilterWords>>,
  given: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const query: Record<string, unknown> = {}
  for (const [key, words] of Object.entries(filters)) {
    const value = given[optionOfFilter(key, words)]
    if (words.value === undefined) query[key] = String(value ?? false)
    else query[key] = value !== undefined && words.find ? await words.find(server, value as string) : value
  }
  return query
}

interface Property {
  readonly enum?: readonly string[]
  readonly default?: string
}

/** Options that narrow, from the query of an endpoint; choices are those of the contract. */
export function filterTakes(query: z.ZodMiniObject, words: Readonly<Record<string, FilterWords>>): Takes {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Readonly<Record<string, Property>>
  }
  return Object.fromEntries(
    Object.entries(words).map(([key, filter]) => {
      const { value, text } = filter
      if (value === undefined) return [optionOfFilter(key, filter), { text }]
      const choices = properties[key]?.enum?.filter((choice) => choice !== '')
      return [optionOfFilter(key, filter), { value, text, ...(choices ? { choices } : {}) }]
    }),
  )
}

/** Declares `icss … list` of an endpoint of the contract: filters, order, pages, table and JSON follow from it. */
export function listCommand<E extends ListEndpoint>(declared: ListDeclared<E>): Command {
  const { name = 'list', summary, examples, call, endpoint, filters } = declared
  const { properties = {} } = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Readonly<Record<string, Property>>
  }
  const { sort } = properties
  const takes: Takes = {
    ...Object.fromEntries(
      Object.entries(declared.arguments ?? {}).map(([key, text]) => [key, { argument: 'required', text } as const]),
    ),
    ...filterTakes(endpoint.query, filters),
    ...(sort?.enum
      ? {
          sort: {
            value: 'order',
            choices: sort.enum,
            text: declared.sortText ?? sortText,
            ...(sort.default === undefined ? {} : { default: sort.default }),
          },
        }
      : {}),
    ...pageTakes,
  }
  return command({
    name,
    summary,
    examples,
    takes,
    calls: [call],
    load: async () => {
      const { listModule } = await import('./run-list-command.ts')
      return listModule(declared as unknown as ListDeclared<ListEndpoint>)
    },
  })
}
