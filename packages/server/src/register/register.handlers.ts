import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import {
  differencesOf,
  type FoundCompany,
  maxFound,
  type RegisterCompany,
  registerFacts,
  searchesPerMinute,
} from '@icss/core/register/register-company.ts'
import type { registerContract } from '@icss/core/register/register.contract.ts'
import { uuid } from '../database/uuids.ts'
import { noteChange } from '../audit/noted-changes.ts'
import { companiesStore } from '../companies/companies.store.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { countCall } from '../http/count-call.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { recycleBin } from '../recycle-bin/recycle-bin.tables.ts'
import type { Services } from '../services.ts'
import { inRegister } from './in-register.ts'
import { generationOf, keepComparisons } from './kept-comparisons.ts'
import { registerOf } from './register-of.ts'
import { registerSearches } from './register.tables.ts'

/** How what was found stands to the organisation: a credit code says it, or else the name. */
async function standingsOf(db: Db, channelId: string, items: readonly RegisterCompany[]): Promise<FoundCompany[]> {
  const names = items.map(({ name }) => name)
  const codes = items.map(({ unifiedCreditCode }) => unifiedCreditCode).filter((code) => code !== '')
  const members = await db
    .select({ id: companies.id, name: companies.name, code: companies.unifiedCreditCode })
    .from(companies)
    .where(
      and(
        eq(companies.channelId, channelId),
        or(
          sql`${pinyinOf(companies.name)} = any(${sql.param(names)}::text[])`,
          codes.length > 0 ? inArray(companies.unifiedCreditCode, codes) : undefined,
        ),
      ),
    )
  const binned = await db
    .select({
      id: recycleBin.id,
      name: recycleBin.name,
      code: sql<string>`coalesce(${recycleBin.stored} ->> 'unifiedCreditCode', '')`,
    })
    .from(recycleBin)
    .where(and(eq(recycleBin.channelId, channelId), eq(recycleBin.kind, 'companies')))
  return items.map((company) => {
    const isIt = ({ name, code }: { name: string; code: string }) =>
      name === company.name || (code !== '' && code === company.unifiedCreditCode)
    const member = members.find(isIt)
    const lying = member ?? binned.find(isIt)
    return {
      company,
      standing: member ? 'member' : lying ? 'binned' : 'free',
      companyId: lying?.id ?? null,
    }
  })
}

/** Counts a question: whoever names a member as they like would read as much by comparing as by searching. */
const countQuestion = ({ database }: Services, accountId: string) =>
  countCall(database, `register-search ${accountId}`, searchesPerMinute)

export const registerHandlers: Handlers<{ register: typeof registerContract }>['register'] = {
  async search({ session: { account, channel }, tenant, services }, { body: { q } }) {
    await countQuestion(services, account.id)
    const items = await registerOf(services)(q, maxFound)
    const id = uuid()
    const answered = await tenant(async (db, client) => {
      await db
        .delete(registerSearches)
        .where(and(eq(registerSearches.channelId, channel.id), lt(registerSearches.at, sql`now() - interval '1 day'`)))
      await db.insert(registerSearches).values({ channelId: channel.id, id, accountId: account.id, found: [...items] })
      await noteChange(client, channel.id, {
        of: 'register_searches',
        id,
        before: null,
        after: { q, found: items.length },
      })
      return standingsOf(db, channel.id, items)
    })
    if (items.length === 0) throw new ProblemError('companies.search_empty')
    return { id, items: answered }
  },

  show: ({ session: { channel }, tenant }, { params: { searchId } }) =>
    tenant(async (db) => {
      const [search] = await db
        .select({ found: registerSearches.found })
        .from(registerSearches)
        .where(and(eq(registerSearches.channelId, channel.id), eq(registerSearches.id, searchId)))
      return { id: searchId, items: await standingsOf(db, channel.id, found(search).found) }
    }),

  async compare({ session: { account, channel }, tenant, services }, { params: { companyId } }) {
    await countQuestion(services, account.id)
    const own = await tenant((db) => companiesStore.show(db, channel.id, companyId))
    const known = await inRegister(registerOf(services), own)
    return {
      isKnown: known !== undefined,
      abnormal: known?.abnormal ?? false,
      differences: known ? differencesOf(own, known) : [],
    }
  },

  async takeOver({ session, tenant, services }, { params: { companyId }, query: { version }, body }) {
    const { account, channel } = session
    await countQuestion(services, account.id)
    const own = await tenant((db) => companiesStore.show(db, channel.id, companyId))
    const known = await inRegister(registerOf(services), own)
    if (!known) throw new ProblemError('companies.search_empty')
    const generation = await generationOf(services)
    const comparedAt = new Date()
    const taken = registerFacts.filter((fact) => body.fields.includes(fact))
    const facts = Object.fromEntries(taken.map((fact) => [fact, known[fact]]))
    return tenant(async (db) => {
      const { abnormal } = known
      const draft = { ...own, ...facts }
      const company = await companiesStore.update(db, channel.id, companyId, version, draft, { more: { abnormal } })
      if (generation !== undefined) {
        const differences = differencesOf(company, known).length
        await keepComparisons(db, [{ channelId: channel.id, companyId, generation, comparedAt, differences, abnormal }])
      }
      return company
    }).catch(companiesStore.word)
  },
}
