import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { filingLimits } from '@icss/core/resources/shelf.ts'
import { filedReason, filerFault } from '@icss/core/resources/shelf-rules.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { demands } from '../demands/demands.tables.ts'
import { cardOfVisit } from '../employee-bindings/bound-card.ts'
import type { Draft, EntityContract, Shown } from '../entities/entity-shape.ts'
import type { EntityStore } from '../entities/entity-store.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import type { Scope } from '../http/handler.ts'
import { found, refuse } from '../http/refuse.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { recycleBin } from '../recycle-bin/recycle-bin.tables.ts'
import { resources } from './resources.tables.ts'
import { shelfSettingsOf } from './shelf-settings.handlers.ts'
import type { ShelfTable } from './shelf-table.ts'

type Card = Awaited<ReturnType<typeof cardOfVisit>>

/** Whoever files, locked to the end of the transaction: none files more than may be, nor after the card is unbound. */
async function lockFiler(db: Db, visit: SessionVisit): Promise<Card> {
  const { channelId, companyId } = await cardOfVisit(db, visit)
  // Before the card, as by whoever deletes the company with its cards.
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.channelId, channelId), eq(companies.id, companyId)))
    .for('key share')
  return cardOfVisit(db, visit, true)
}

/**
 * What the owner of a card filed for its company. What a former owner filed is not theirs, and what the chamber gave to
 * another company is not any more.
 */
const isOf = (table: ShelfTable, { channelId, id, companyId, ownerKey }: Card) =>
  and(
    eq(table.channelId, channelId),
    eq(table.filerId, id),
    eq(table.filerKey, ownerKey ?? ''),
    eq(table.companyId, companyId),
  )

/** Refuses whoever has filed as much as may be; what they have withdrawn counts for the day that it was filed on. */
async function refuseTooMany(db: Db, card: Card): Promise<void> {
  let [there, today] = [0, 0]
  for (const table of [resources, demands]) {
    const [filed] = await db
      .select({
        there: count(),
        today: sql<number>`(count(*) filter (where ${table.createdAt} > now() - interval '1 day'))::int`,
      })
      .from(table)
      .where(isOf(table, card))
    there += filed?.there ?? 0
    today += filed?.today ?? 0
  }
  const [withdrawn] = await db
    .select({ count: count() })
    .from(recycleBin)
    .where(
      and(
        eq(recycleBin.channelId, card.channelId),
        inArray(recycleBin.kind, ['resources', 'demands']),
        gt(recycleBin.deletedAt, sql`now() - interval '1 day'`),
        sql`${recycleBin.stored}->>'filerId' = ${card.id}`,
        sql`${recycleBin.stored}->>'filerKey' = ${card.ownerKey}`,
        sql`(${recycleBin.stored}->>'createdAt')::timestamptz > now() - interval '1 day'`,
      ),
    )
  const { perDay, atOnce } = filingLimits
  if (today + (withdrawn?.count ?? 0) >= perDay)
    throw new ProblemError('shelf.too_many_today', { params: { max: perDay } })
  if (there >= atOnce) throw new ProblemError('shelf.too_many', { params: { max: atOnce } })
}

/** What the owner of a card has filed, changed last first. */
export async function ownShelved<C extends EntityContract, T extends EntityTable>(
  store: EntityStore<C, T>,
  db: Db,
  card: Card,
): Promise<Shown<C>[]> {
  const table = store.table as unknown as ShelfTable
  const filed = await db
    .select({ id: table.id })
    .from(table)
    .where(isOf(table, card))
    .orderBy(desc(table.updatedAt), desc(table.id))
    .limit(filingLimits.atOnce)
  const ids = filed.map(({ id }) => id)
  return store.showMany(db, card.channelId, ids)
}

interface Visiting {
  readonly visit: SessionVisit
  readonly tenant: Scope
}
interface OfOne {
  readonly params: { readonly id: string }
}

/** The handlers of `ownShelfEndpoints` over a store. */
export const ownShelfHandlers = <C extends EntityContract, T extends EntityTable>(store: EntityStore<C, T>) => {
  type Filed = Omit<Draft<C>, 'companyId' | 'contactId'>
  const table = store.table as unknown as ShelfTable

  /** One that the owner of the card has filed and may change, locked to the end of the transaction. */
  const lockOwn = async (db: Db, card: Card, id: string) => {
    const [row] = await db
      .select()
      .from(table)
      .where(and(isOf(table, card), eq(table.id, id)))
      .for('update')
    const stored = found(row)
    refuse(filerFault(stored.offReason))
    return stored
  }

  return {
    list: async ({ visit, tenant }: Visiting): Promise<{ items: Shown<C>[] }> => ({
      items: await tenant(async (db) => ownShelved(store, db, await cardOfVisit(db, visit))),
    }),

    file: ({ visit, tenant }: Visiting, { body }: { readonly body: Filed }): Promise<Shown<C>> =>
      tenant(async (db) => {
        const card = await lockFiler(db, visit)
        await refuseTooMany(db, card)
        const draft = { ...body, companyId: card.companyId, contactId: card.id } as Draft<C>
        const offReason = filedReason('', await shelfSettingsOf(db, card.channelId))
        const by = { filedBy: 'autonomous', filerId: card.id, filerKey: card.ownerKey, filerName: card.name }
        return store.insert(db, card.channelId, draft, { more: { ...by, offReason } })
      }).catch(store.word),

    update: (
      { visit, tenant }: Visiting,
      { params: { id }, query: { version }, body }: OfOne & { query: { version: number }; body: Filed },
    ): Promise<Shown<C>> =>
      tenant(async (db) => {
        const card = await lockFiler(db, visit)
        const { companyId, contactId, ...stored } = await lockOwn(db, card, id)
        const draft = { ...body, companyId, contactId: contactId ?? '' } as Draft<C>
        const offReason = filedReason(stored.offReason, await shelfSettingsOf(db, card.channelId))
        return store.update(db, card.channelId, id, version, draft, { more: { offReason, refusal: '' } })
      }).catch(store.word),

    withdraw: ({ visit, tenant }: Visiting, { params: { id } }: OfOne): Promise<void> =>
      tenant(async (db) => {
        const card = await lockFiler(db, visit)
        await lockOwn(db, card, id)
        await store.remove(db, card.channelId, id, { by: card.name })
      }),
  }
}
