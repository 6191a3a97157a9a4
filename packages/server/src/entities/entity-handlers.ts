import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { inSavepoint } from '../database/in-savepoint.ts'
import { inTurn } from '../search/scan.ts'
import type { Afterwards, Draft, EntityContract, EntityScope, Fields, Shown, Stored } from './entity-shape.ts'
import type { EntityTable } from './entity-table.ts'
import type { Caller } from './caller.ts'
import type { EntityStore } from './entity-store.ts'

interface Named {
  readonly params: object
}

/** What decides, in the transaction that writes a draft, over columns that are not of it; a rule that says no throws. */
type Decide = (scope: EntityScope) => Promise<Fields>

const idOf = ({ params }: Named): string => String(Object.values(params)[0])

const callerOf = ({ session: { account } }: Caller): string => `${account.number} ${account.name}`

/** Does `work` in one transaction in the scope of the channel, and what is left of it once that is committed. */
async function inScope<T>(
  { session, tenant, services }: Caller,
  { word }: { readonly word: (error: unknown) => never },
  work: (scope: EntityScope) => Promise<T>,
): Promise<T> {
  const afterwards: Afterwards = []
  const done = await tenant((db) =>
    work({ db, channelId: session.channel.id, afterwards, settings: services.config }),
  ).catch(word)
  for (const left of afterwards) await left(services)
  return done
}

/** The handler of a list; its path may name the parent of what is listed. */
export const listing =
  <Asked extends object, Answer>({ list }: { list(db: Db, channelId: string, query: Asked): Promise<Answer> }) =>
  (
    { session: { channel }, tenant }: Caller,
    { params, query }: { readonly params?: object; readonly query: Asked & { readonly q?: string | undefined } },
  ): Promise<Answer> =>
    inTurn(channel.id, query.q, () => tenant((db) => list(db, channel.id, { ...query, ...params })))

/** What a try ends with that is to be taken back. */
const onlyTried = new Error('only tried')

/** Deletes several, each by itself, all in one transaction; in the order of ids, so that no two wait for each other. */
const deletingMany =
  <C extends EntityContract, T extends EntityTable>({ remove, word }: EntityStore<C, T>) =>
  async (
    context: Caller,
    { body: { ids, dryRun } }: { readonly body: { readonly ids: readonly string[]; readonly dryRun: boolean } },
  ) => {
    const { session, tenant, services } = context
    const faults = new Map<string, Pick<ProblemError, 'code' | 'params'>>()
    const afterwards: Afterwards = []
    await tenant(async (db, client) => {
      for (const id of ids.toSorted()) {
        const left: Afterwards = []
        await inSavepoint(client, async () => {
          await remove(db, session.channel.id, id, { by: callerOf(context), afterwards: left }).catch(word)
          if (dryRun) throw onlyTried
          afterwards.push(...left)
        }).catch((error: unknown) => {
          if (error instanceof ProblemError) faults.set(id, error)
          else if (error !== onlyTried) throw error
        })
      }
    })
    for (const left of afterwards) await left(services)
    return {
      items: ids.map((id) => {
        const fault = faults.get(id)
        return { id, fault: fault ? { code: fault.code, params: fault.params } : null }
      }),
    }
  }

/** The handlers of the six endpoints over a store. */
export const entityHandlers = <C extends EntityContract, T extends EntityTable>(store: EntityStore<C, T>) => ({
  list: listing(store),

  show: ({ session, tenant }: Caller, input: Named): Promise<Shown<C>> =>
    tenant((db) => store.show(db, session.channel.id, idOf(input))),

  create: (
    context: Caller,
    { params = {}, body }: { readonly params?: object; readonly body: Draft<C> },
    decide?: Decide,
  ): Promise<Shown<C>> =>
    inScope(context, store, async (scope) => {
      const { db, channelId, afterwards, settings } = scope
      const more = { ...params, ...(await decide?.(scope)) }
      return store.insert(db, channelId, body, { more, by: context.session.account.id, afterwards, settings })
    }),

  update: (
    context: Caller,
    input: Named & { readonly query: { readonly version: number }; readonly body: Draft<C> },
    decide?: Decide,
  ): Promise<Shown<C>> =>
    inScope(context, store, async (scope) => {
      const { db, channelId, afterwards, settings } = scope
      const more = { ...(await decide?.(scope)) }
      return store.update(db, channelId, idOf(input), input.query.version, input.body, { more, afterwards, settings })
    }),

  delete: (context: Caller, input: Named): Promise<void> =>
    inScope(context, store, ({ db, channelId, afterwards }) =>
      store.remove(db, channelId, idOf(input), { by: callerOf(context), afterwards }),
    ),

  deleteMany: deletingMany(store),
})

/** A handler that changes one entity as `decide` says, which nobody else changes meanwhile, and answers it. */
export const changing =
  <C extends EntityContract, T extends EntityTable, I extends Named>(
    store: EntityStore<C, T>,
    decide: (
      stored: Stored<T>,
      input: I,
      scope: EntityScope & Pick<Caller, 'services' | 'request'>,
    ) => Partial<Stored<T>> | Promise<Partial<Stored<T>>>,
  ) =>
  (context: Caller, input: I): Promise<Shown<C>> =>
    inScope(context, store, (scope) => {
      const { services, request } = context
      return store.change(scope.db, scope.channelId, idOf(input), (stored) =>
        decide(stored, input, { ...scope, services, request }),
      )
    })
