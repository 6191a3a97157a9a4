import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { Db } from '../database/database.ts'
import type { Scope } from '../http/handler.ts'
import { isScan, scan } from '../search/scan.ts'
import { companies } from './companies.tables.ts'
import { keepGrams } from './company-grams.ts'
import { among, foundCompanies, type IdRange, inRange } from './found-companies.ts'
import { derivedOf } from './company-row.ts'

export type StoredCompany = typeof companies.$inferSelect

export type CompanyFilters = Pick<CompanyListQuery, 'q' | 'industry' | 'tag' | 'registrationStatus'>

const pinyin = sql`${companies.name} collate "zh-Hans-x-icu"`

const orders: Record<CompanyListQuery['sort'], SQL[]> = {
  // Ids are UUIDs of version 7: their order is that of adding, and the primary key's.
  addedAt: [asc(companies.id)],
  '-addedAt': [desc(companies.id)],
  // No two companies of a channel have one name.
  name: [asc(pinyin)],
  '-name': [desc(pinyin)],
}

/** The orders that are those of ids. */
const idOrders: Partial<Record<CompanyListQuery['sort'], typeof asc>> = { addedAt: asc, '-addedAt': desc }

function searched(channelId: string, q: string, range: IdRange): SQL | undefined {
  const { byGrams, undecided } = foundCompanies(channelId, q)
  return and(byGrams && among(companies.id, byGrams.candidates(range)), ...undecided)
}

/** Selects the ids of a list that is a search alone. */
function idsOf(channelId: string, { q, ...narrowed }: CompanyFilters) {
  if (!q || Object.values(narrowed).some((value) => value !== undefined)) return undefined
  return foundCompanies(channelId, q).byGrams?.ids
}

/** The condition of a list, or of a part of it; the channel stands in it although row-level security would add it. */
export const companiesWhere = (
  channelId: string,
  { q, industry, tag, registrationStatus }: CompanyFilters,
  range: IdRange = {},
): SQL | undefined =>
  and(
    eq(companies.channelId, channelId),
    inRange(companies.id, range),
    q ? searched(channelId, q, range) : undefined,
    industry ? eq(companies.industry, industry) : undefined,
    tag ? sql`${companies.industryTags} @> ${sql.param([tag])}::text[]` : undefined,
    registrationStatus === undefined ? undefined : eq(companies.registrationStatus, registrationStatus),
  )

const rowColumns = {
  id: companies.id,
  name: companies.name,
  legalRepresentative: companies.legalRepresentative,
  industry: companies.industry,
  industryTags: companies.industryTags,
  registrationStatus: companies.registrationStatus,
  unifiedCreditCode: companies.unifiedCreditCode,
  informationIntegrity: companies.informationIntegrity,
  addedAt: companies.addedAt,
  version: companies.version,
}

/** How many companies a list has, and the condition of its pages. */
async function counted(
  db: Db,
  channelId: string,
  filters: CompanyFilters,
  ids: ReturnType<typeof idsOf>,
): Promise<{ total: number; where: SQL | undefined }> {
  const where = companiesWhere(channelId, filters)
  if (isScan(channelId, filters.q)) {
    const { total, condition } = await scan(db, companies, where)
    return { total, where: and(eq(companies.channelId, channelId), condition) }
  }
  const [found] = ids
    ? await db.select({ total: count() }).from(sql`(${ids()}) as found`)
    : await db.select({ total: count() }).from(companies).where(where)
  return { total: found?.total ?? 0, where }
}

export async function listCompanies(db: Db, channelId: string, query: CompanyListQuery) {
  const { page, pageSize, sort, ...filters } = query
  const ids = idsOf(channelId, filters)
  const { total, where } = await counted(db, channelId, filters, ids)
  const order = orders[sort]
  const offset = (page - 1) * pageSize
  if (offset >= total) return { items: [], total }
  const rows = db.select(rowColumns).from(companies).$dynamic()
  const idOrder = ids && idOrders[sort]
  const items = await (idOrder
    ? rows
        .where(
          and(
            eq(companies.channelId, channelId),
            among(
              companies.id,
              sql`select id from (${ids({ order: idOrder, count: offset + pageSize })}) as found
                order by ${idOrder(sql`id`)} limit ${pageSize} offset ${offset}`,
            ),
          ),
        )
        .orderBy(...order)
    : rows
        .where(where)
        .orderBy(...order)
        .limit(pageSize)
        .offset(offset))
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

const byId = (channelId: string, id: string) => and(eq(companies.channelId, channelId), eq(companies.id, id))

export async function findCompany(db: Db, channelId: string, id: string): Promise<StoredCompany | undefined> {
  const [found] = await db.select().from(companies).where(byId(channelId, id))
  return found
}

export async function insertCompany(db: Db, channelId: string, draft: CompanyDraft): Promise<StoredCompany> {
  const [created] = await db
    .insert(companies)
    .values({ ...draft, ...derivedOf(draft), channelId, id: uuid(), addedBy: 'organisation' })
    .returning()
  if (!created) throw new Error('An insert answered no row.')
  await keepGrams(db, channelId, [created])
  return created
}

/** Changes a company that still has `version`; answers nothing when it has not, or is gone. */
export async function updateCompany(
  db: Db,
  channelId: string,
  id: string,
  version: number,
  draft: CompanyDraft,
): Promise<StoredCompany | undefined> {
  const [updated] = await db
    .update(companies)
    .set({ ...draft, ...derivedOf(draft), version: sql`${companies.version} + 1` })
    .where(and(byId(channelId, id), eq(companies.version, version)))
    .returning()
  if (updated) await keepGrams(db, channelId, [updated])
  return updated
}

export async function deleteCompany(db: Db, channelId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(companies).where(byId(channelId, id)).returning({ id: companies.id })
  return deleted.length > 0
}
