import type * as z from 'zod/mini'
import { type InputOf, call } from '@icss/core/client/client.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { idOf } from '../console/given-id.ts'
import { pageOf } from '../console/page-answer.ts'
import { type Paging, readPages } from '../console/read-pages.ts'
import { printPage } from '../console/print-page.ts'
import type { TableColumn } from '../console/table.ts'
import type { Both } from '../copy/both.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { type Command, type EndpointName, command } from './command.ts'
import { type FilterWords, filterQuery, filterTakes, propertiesOf } from './filters.ts'
import { pageTakes } from './shared-takes.ts'
import type { Takes } from './takes.ts'

type OfEvery = 'page' | 'pageSize' | 'sort'

/** A list of the contract: `items` and `total`, by page. */
export type ListEndpoint = Endpoint & {
  readonly query: z.ZodMiniObject
  readonly answer: z.ZodMiniObject<{ items: z.ZodMiniArray; total: z.ZodMiniNumber }>
}

export type ItemOf<E extends ListEndpoint> = z.output<E['answer']>['items'][number]

export interface ListDeclared<E extends ListEndpoint> {
  readonly summary: Both
  readonly examples: Command['examples']
  readonly call: EndpointName
  readonly endpoint: E
  /** The arguments that its path names, by their keys there. */
  readonly arguments?: Readonly<Record<string, Both>>
  /** A wording for each filter of the endpoint; `q` is the option `--search`. */
  readonly filters: { readonly [Key in Exclude<keyof E['query']['shape'], OfEvery>]: FilterWords }
  readonly sortText?: Both
  readonly columns: (language: Language) => readonly TableColumn<ItemOf<E>>[]
}

const anyOrder: Both = { zh: '排序；前加 - 为倒序', en: 'order; with - in front the other way round' }

const sortTake = (query: z.ZodMiniObject, text: Both): Takes => {
  const { sort } = propertiesOf(query)
  if (!sort?.enum) return {}
  const otherwise = sort.default === undefined ? {} : { default: sort.default }
  return { sort: { value: 'order', choices: sort.enum.map(String), text, ...otherwise } }
}

/** Declares `icss … list` of an endpoint of the contract: filters, order, pages, table and JSON follow from it. */
export const listCommand = <E extends ListEndpoint>({
  summary,
  examples,
  call: name,
  endpoint,
  arguments: named = {},
  filters,
  sortText = anyOrder,
  columns,
}: ListDeclared<E>): Command =>
  command({
    summary,
    examples,
    takes: {
      ...Object.fromEntries(Object.entries(named).map(([key, text]) => [key, { argument: 'required', text } as const])),
      ...filterTakes(endpoint.query, filters),
      ...sortTake(endpoint.query, sortText),
      ...pageTakes,
    } as Takes,
    calls: [name],
    answer: pageOf(endpoint.answer),
    async run(console, input) {
      const given = input as Paging & Readonly<Record<string, string | number | undefined>>
      const params = Object.fromEntries(Object.keys(named).map((key) => [key, idOf(String(given[key]))]))
      const { server, options } = await connect(console)
      const query = {
        ...(given.sort === undefined ? {} : { sort: given.sort }),
        ...(await filterQuery(server, filters, given)),
      }
      const shown = await readPages(console, given, (at) =>
        call<ListEndpoint>(endpoint, { params, query: { ...query, ...at } } as InputOf<ListEndpoint>, {}, options),
      )
      printPage<ItemOf<E>>(console, shown as never, columns(console.language))
      return exitCodes.ok
    },
  })
