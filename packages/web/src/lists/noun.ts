import type * as z from 'zod/mini'
import type { AnswerOf } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import * as features from '@icss/core/features.ts'
import { partsOf } from '@icss/core/parts.ts'
import type { Choices } from '@icss/core/spreadsheets/choices.ts'
import type { ServerClient } from '../server/client.ts'
import type { ListNoun } from './list-noun.ts'
import type { ListQuery } from './useListQuery.ts'

type Groups = typeof contract

/** A noun whose records are listed, shown, made and changed by endpoints of their own. */
export type Noun = {
  [N in keyof Groups & ListNoun]: Groups[N] extends Record<'list' | 'show' | 'create' | 'update', Endpoint> ? N : never
}[keyof Groups & ListNoun]

type ListOf<N extends Noun> = Groups[N] extends { readonly list: infer List extends Endpoint } ? List : never

export type RowOf<N extends Noun> =
  AnswerOf<ListOf<N>> extends { readonly items: (infer Row extends { readonly id: string })[] } ? Row : never
export type QueryOf<N extends Noun> =
  ListOf<N> extends { readonly query: infer Query extends z.ZodMiniType } ? z.output<Query> & ListQuery : never

/** A record as it is shown and saved: more than its row, which the form's schema names. */
interface Stored {
  readonly id: string
  readonly version: number
}

/** What stands in a path. */
export type Params = Readonly<Record<string, string>>

/** That somebody knows what a save would else be refused for; of nouns that ask for it. */
interface Confirmation {
  readonly confirmed?: string
}

/** The endpoints of a noun as the frames of lists and forms call them; what the types of `client` cannot say of all nouns. */
export interface NounCalls<Row> {
  list(
    input: { params: Params; query: Partial<ListQuery> & { readonly q?: string } },
    options: { signal: AbortSignal },
  ): Promise<{ items: Row[]; total: number }>
  show(input: { params: Params }, options: { signal: AbortSignal }): Promise<Stored>
  create(input: { params: Params; query?: Confirmation; body: object }): Promise<Stored>
  update(input: { params: Params; query: { version: number } & Confirmation; body: object }): Promise<Stored>
  delete(input: { params: Params }): Promise<unknown>
}

export const callsOf = <N extends Noun>(client: ServerClient, noun: N): NounCalls<RowOf<N>> =>
  client[noun] as unknown as NounCalls<RowOf<N>>

/** The endpoints of a noun as data; those that not every noun has may be missing. */
export const endpointsOf = (
  noun: Noun,
): Readonly<Record<'list' | 'show' | 'create' | 'update', Endpoint>> &
  Readonly<Partial<Record<'delete' | 'export', Endpoint>>> => contract[noun]

/** The parameters that name one record, as the path of the noun calls them. */
export const byId = (noun: Noun, id: string): Params => ({
  [/\{(\w+)\}$/.exec(endpointsOf(noun).show.path)?.[1] ?? 'id']: id,
})

const choices: Readonly<Partial<Record<string, Choices>>> = partsOf(features, 'choices')

/** Where the labels of a noun's choice stand in the copy; nothing for a field that is no choice. */
export const labelsPath = (noun: string, field: string): string | undefined => {
  const name = choices[noun]?.[field]
  return name === undefined ? undefined : `${noun}.${name}`
}

/** What a record is called. */
export const nameOf = (record: object): string => {
  const values = new Map(Object.entries(record))
  return String(values.get('name') ?? values.get('title'))
}
