import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { informationIntegrityOf } from '@icss/core/companies/company.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { demands } from '../demands/demands.tables.ts'
import { endWaysIn } from '../employee-bindings/binding-links.ts'
import { entityStore } from '../entities/entity-store.ts'
import { employees } from '../employees/employees.tables.ts'
import { organisations } from '../organisation/organisation.tables.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { registerComparisons } from '../register/register.tables.ts'
import { resources } from '../resources/resources.tables.ts'
import { companies } from './companies.tables.ts'
import { keepGrams } from './company-grams.ts'
import { among, foundCompanies, type IdRange } from './found-companies.ts'

/** The condition of companies in a range of ids that hold what was typed. */
export function holdingTyped(channelId: string, typed: string, range: IdRange = {}): SQL | undefined {
  if (typed === '') return undefined
  const { byGrams, undecided } = foundCompanies(channelId, typed)
  return and(byGrams && among(companies.id, byGrams.candidates(range)), ...undecided)
}

/** The condition of companies in which the last comparison with the register found a difference, or none. */
function differing(wanted: boolean, channelId: string): SQL {
  const found = sql`(select ${registerComparisons.companyId} from ${registerComparisons}
    where ${registerComparisons.channelId} = ${channelId} and ${registerComparisons.differences} > 0)`
  return wanted ? sql`${companies.id} in ${found}` : sql`${companies.id} not in ${found}`
}

export const companiesStore = entityStore(companiesContract, {
  table: companies,
  bin: { kind: 'companies', name: 'name' },
  // Before the cards that they name.
  children: [
    { table: resources, of: resources.companyId },
    { table: demands, of: demands.companyId },
    { table: employees, of: employees.companyId },
    linksOf('company'),
  ],
  async ends(db, channelId, ids) {
    const ofCompanies = and(eq(employees.channelId, channelId), inArray(employees.companyId, [...ids]))
    const cards = await db.select({ id: employees.id }).from(employees).where(ofCompanies).for('update')
    await endWaysIn(
      db,
      channelId,
      cards.map(({ id }) => id),
    )
  },
  referrers: [{ table: organisations, of: organisations.ownCompanyId }],
  filters: {
    q: (typed, channelId) => holdingTyped(channelId, typed),
    industry: (industry) => (industry === '' ? undefined : eq(companies.industry, industry)),
    abnormal: (abnormal) => eq(companies.abnormal, abnormal === 'true'),
    differs: (differs, channelId) => differing(differs === 'true', channelId),
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
  alike: {
    constraint: 'companies_name_key',
    field: 'name',
    keyOf: sameNameKey,
    key: 'nameKey',
    apart: 'nameApart',
    code: 'companies.name_alike',
  },
  derived: (draft) => ({ informationIntegrity: informationIntegrityOf(draft) }),
  async afterWrite({ db, channelId }, written) {
    await keepGrams(db, channelId, written)
    // What was found of them before says nothing of them now.
    const changed = written.filter(({ version }) => version > 1).map(({ id }) => id)
    if (changed.length > 0)
      await db
        .delete(registerComparisons)
        .where(and(eq(registerComparisons.channelId, channelId), inArray(registerComparisons.companyId, changed)))
  },
})
