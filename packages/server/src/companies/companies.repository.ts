import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { Db } from '../database/database.ts'
import type { Scope } from '../http/handler.ts'
import { companiesStore, holdingTyped } from './companies.store.ts'
import { companies } from './companies.tables.ts'
import { among, foundCompanies, type IdRange, inRange } from './found-companies.ts'

export type CompanyFilters = Pick<
  CompanyListQuery,
  'q' | 'industry' | 'tag' | 'registrationStatus' | 'addedBy' | 'abnormal' | 'differs'
>

export const { insert: insertCompany, update: updateCompany, remove: deleteCompany } = companiesStore

/** The orders that are those of ids. */
const idOrders: Partial<Record<CompanyListQuery['sort'], typeof asc>> = { addedAt: asc, '-addedAt': desc }

/** Selects the ids of a list that is a search alone. */
function idsOf(channelId: string, { q, ...narrowed }: CompanyFilters) {
  if (!q || Object.values(narrowed).some((value) => value !== undefined)) return undefined
  return foundCompanies(channelId, q).byGrams?.ids
}

/** The condition of a list, or of a part of it; the channel stands in it although row-level security would add it. */
export const companiesWhere = (
  channelId: string,
  { q = '', ...narrowed }: CompanyFilters,
  range: IdRange = {},
): SQL | undefined =>
  and(companiesStore.where(narrowed, channelId), inRange(companies.id, range), holdingTyped(channelId, q, range))

/** A page of a list; one that is a search alone is counted and cut by the index of bigrams. */
export async function listCompanies(db: Db, channelId: string, query: CompanyListQuery) {
  const { page, pageSize, sort, ...filters } = query
  const ids = idsOf(channelId, filters)
  if (!ids) return companiesStore.list(db, channelId, query)
  const [found] = await db.select({ total: count() }).from(sql`(${ids()}) as found`)
  const total = found?.total ?? 0
  const offset = (page - 1) * pageSize
  if (offset >= total) return { items: [], total }
  const idOrder = idOrders[sort]
  const items = idOrder
    ? await companiesStore.page(db, channelId, {
        where: and(
          eq(companies.channelId, channelId),
          among(
            companies.id,
            sql`select id from (${ids({ order: idOrder, count: offset + pageSize })}) as found
              order by ${idOrder(sql`id`)} limit ${pageSize} offset ${offset}`,
          ),
        ),
        sort,
        limit: pageSize,
        offset: 0,
      })
    : await companiesStore.page(db, channelId, {
        where: companiesWhere(channelId, filters),
        sort,
        limit: pageSize,
        offset,
      })
  return { items, total }
}

/** The id that ends a page of a list in the order of ids behind `after`; none where the list ends before. */
async function endOfPage(
  db: Db,
  channelId: string,
  filters: CompanyFilters,
  { after, pageSize }: { readonly after: string | undefined; readonly pageSize: number },
): Promise<string | undefined> {
  const candidates = filters.q ? foundCompanies(channelId, filters.q).byGrams?.candidates : undefined
  // Of what a search finds, whatever else narrows the list: to read each company for that took longer than its page.
  const found = candidates
    ? db
        .select({ id: sql<string>`id` })
        .from(sql`(${candidates({ order: asc, count: pageSize, after })}) as found`)
        .orderBy(sql`id`)
    : db
        .select({ id: companies.id })
        .from(companies)
        .where(companiesWhere(channelId, filters, { after }))
        .orderBy(companies.id)
  const [last] = await found.offset(pageSize - 1).limit(1)
  return last?.id
}

/** The conditions of the pages of a list, in the order of ids, with `pageSize` companies in each at most. */
export async function* companyPages(
  tenant: Scope,
  channelId: string,
  filters: CompanyFilters,
  pageSize: number,
): AsyncGenerator<SQL | undefined> {
  for (let after: string | undefined; ;) {
    const upTo = await tenant((db) => endOfPage(db, channelId, filters, { after, pageSize }))
    yield companiesWhere(channelId, filters, { after, upTo })
    if (upTo === undefined) return
    after = upTo
  }
}
