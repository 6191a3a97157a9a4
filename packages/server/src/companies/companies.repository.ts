import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { Db } from '../database/database.ts'
import { searchCondition } from '../search/search-condition.ts'
import { companies } from './companies.tables.ts'
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

const creditCode = /^[0-9A-Z]{18}$/i

const searched = (channelId: string, q: string): SQL | undefined =>
  creditCode.test(q)
    ? eq(companies.unifiedCreditCode, q.toUpperCase())
    : searchCondition(channelId, q, {
        grams: companies.grams,
        texts: [companies.name, companies.legalRepresentative],
      })

/** The condition of a list or an export; the channel stands in it although row-level security would add it. */
export const companiesWhere = (
  channelId: string,
  { q, industry, tag, registrationStatus }: CompanyFilters,
): SQL | undefined =>
  and(
    eq(companies.channelId, channelId),
    q ? searched(channelId, q) : undefined,
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

export async function listCompanies(db: Db, channelId: string, query: CompanyListQuery) {
  const where = companiesWhere(channelId, query)
  const [counted] = await db.select({ total: count() }).from(companies).where(where)
  const items = await db
    .select(rowColumns)
    .from(companies)
    .where(where)
    .orderBy(...orders[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return { items, total: counted?.total ?? 0 }
}

const byId = (channelId: string, id: string) => and(eq(companies.channelId, channelId), eq(companies.id, id))

export async function findCompany(db: Db, channelId: string, id: string): Promise<StoredCompany | undefined> {
  const [found] = await db.select().from(companies).where(byId(channelId, id))
  return found
}

export async function insertCompany(db: Db, channelId: string, draft: CompanyDraft): Promise<StoredCompany> {
  const [created] = await db
    .insert(companies)
    .values({ ...draft, ...derivedOf(channelId, draft), channelId, id: uuid(), addedBy: 'organisation' })
    .returning()
  if (!created) throw new Error('An insert answered no row.')
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
    .set({ ...draft, ...derivedOf(channelId, draft), version: sql`${companies.version} + 1` })
    .where(and(byId(channelId, id), eq(companies.version, version)))
    .returning()
  return updated
}

export async function deleteCompany(db: Db, channelId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(companies).where(byId(channelId, id)).returning({ id: companies.id })
  return deleted.length > 0
}
