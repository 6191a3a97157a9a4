import { and, eq, sql, type SQL } from 'drizzle-orm'
import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { informationIntegrityOf } from '@icss/core/companies/company.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityStore } from '../entities/entity-store.ts'
import { employees } from '../employees/employees.tables.ts'
import { companies } from './companies.tables.ts'
import { keepGrams } from './company-grams.ts'
import { among, foundCompanies, type IdRange } from './found-companies.ts'

/** The condition of companies in a range of ids that hold what was typed. */
export function holdingTyped(channelId: string, typed: string, range: IdRange = {}): SQL | undefined {
  if (typed === '') return undefined
  const { byGrams, undecided } = foundCompanies(channelId, typed)
  return and(byGrams && among(companies.id, byGrams.candidates(range)), ...undecided)
}

export const companiesStore = entityStore(companiesContract, {
  table: companies,
  bin: { kind: 'companies', name: 'name' },
  children: [{ table: employees, of: employees.companyId }],
  filters: {
    q: (typed, channelId) => holdingTyped(channelId, typed),
    industry: (industry) => (industry === '' ? undefined : eq(companies.industry, industry)),
    tag: (tag) => (tag === '' ? undefined : sql`${companies.industryTags} @> ${sql.param([tag])}::text[]`),
  },
  orders: {
    // Ids are UUIDs of version 7: their order is that of adding, and the primary key's.
    addedAt: [companies.id],
    // No two companies of a channel have one name.
    name: [pinyinOf(companies.name)],
  },
  faults: {
    companies_credit_code: { field: 'unifiedCreditCode', code: 'companies.credit_code_taken' },
    companies_name: { field: 'name', code: 'companies.name_taken' },
  },
  derived: (draft) => ({ informationIntegrity: informationIntegrityOf(draft) }),
  afterWrite: ({ db, channelId }, companies) => keepGrams(db, channelId, companies),
})
