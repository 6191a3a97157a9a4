import { and, eq, inArray, isNull, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { differencesOf, type RegisterCompany } from '@icss/core/register/register-company.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { requestScope } from '../http/request-scope.ts'
import { inRegister } from './in-register.ts'
import { type Comparison, generationOf, keepComparisons, ofProvider } from './kept-comparisons.ts'
import { registerOf } from './register-of.ts'
import { registerCompanies, registerComparisons } from './register.tables.ts'

/** Members that are compared at once. */
const atOnce = 500
/** Members of a channel for which a provider is asked at one look: its answers may cost. */
const askedOfProvider = 100
/** Questions in a row that fail, by which a provider is known not to answer; fewer are about those that they ask for. */
const failedInARow = 5

type Member = typeof companies.$inferSelect

interface Answers {
  /**
   * What the register says of members, by their ids: undefined where it does not know one, `failed` where the question
   * failed and others did not. Of whom nothing is there it was not asked.
   */
  readonly of: ReadonlyMap<string, RegisterCompany | 'failed' | undefined>
  readonly isDown: boolean
}

type IsStopping = () => boolean

type Lookup = (members: readonly Member[], isStopping: IsStopping) => Promise<Answers>

const hasFailed = (error: unknown) => error instanceof ProblemError && error.code === 'companies.search_failed'

interface Register {
  readonly generation: number
  readonly lookUp: Lookup
  readonly most: number
}

/** The beginning of the night of China that is on or went last, by which members are compared anew. */
const night = sql`(date_trunc('day', (now() at time zone 'Asia/Shanghai') - interval '2 hours') + interval '2 hours')
  at time zone 'Asia/Shanghai'`

const fileRegister = (system: Db, generation: number): Register => ({
  generation,
  most: Infinity,
  async lookUp(members) {
    const codes = members.map(({ unifiedCreditCode }) => unifiedCreditCode).filter((code) => code !== '')
    const rows = await system
      .select({ facts: registerCompanies.facts })
      .from(registerCompanies)
      .where(
        and(
          eq(registerCompanies.generation, generation),
          or(
            inArray(
              registerCompanies.name,
              members.map(({ name }) => name),
            ),
            codes.length > 0 ? inArray(registerCompanies.creditCode, codes) : undefined,
          ),
        ),
      )
    const byName = new Map(rows.map(({ facts }) => [facts.name, facts]))
    const byCode = new Map(rows.map(({ facts }) => [facts.unifiedCreditCode, facts]))
    const knownOf = ({ name, unifiedCreditCode: code }: Member) =>
      (code === '' ? undefined : byCode.get(code)) ?? byName.get(name)
    return { of: new Map(members.map((member) => [member.id, knownOf(member)])), isDown: false }
  },
})

const providerRegister = (services: Pick<Services, 'config' | 'database'>): Register => ({
  generation: ofProvider,
  most: askedOfProvider,
  async lookUp(members, isStopping) {
    const answers = new Map<string, RegisterCompany | 'failed' | undefined>()
    let failed: string[] = []
    for (const member of members) {
      if (isStopping() || failed.length === failedInARow) break
      try {
        const known = await inRegister(registerOf(services), member)
        for (const id of failed) answers.set(id, 'failed')
        failed = []
        answers.set(member.id, known)
      } catch (error) {
        if (!hasFailed(error)) throw error
        failed.push(member.id)
      }
    }
    const isDown = failed.length === failedInARow
    if (!isDown && answers.size > 0) for (const id of failed) answers.set(id, 'failed')
    return { of: answers, isDown }
  },
})

async function presentRegister(services: Pick<Services, 'config' | 'database'>): Promise<Register | undefined> {
  if (services.config.register) return providerRegister(services)
  const generation = await generationOf(services)
  return generation === undefined ? undefined : fileRegister(services.database.system, generation)
}

/** Members that were not compared with this register, or not since the night began. */
const dueOf = (db: Db, channelId: string, generation: number, most: number) =>
  db
    .select({ member: companies, before: registerComparisons })
    .from(companies)
    .leftJoin(
      registerComparisons,
      and(eq(registerComparisons.channelId, channelId), eq(registerComparisons.companyId, companies.id)),
    )
    .where(
      and(
        eq(companies.channelId, channelId),
        or(
          isNull(registerComparisons.companyId),
          ne(registerComparisons.generation, generation),
          lt(registerComparisons.comparedAt, night),
        ),
      ),
    )
    .orderBy(companies.id)
    .limit(most)

/** Says of a member whether it is abnormal; what was said by hand stands until the register says otherwise. */
const markAbnormal = (db: Db, { channelId, id }: Member, abnormal: boolean) =>
  db
    .update(companies)
    .set({ abnormal, version: sql`${companies.version} + 1` })
    .where(and(eq(companies.channelId, channelId), eq(companies.id, id), ne(companies.abnormal, abnormal)))

/** As whose doing it stands in the audit trail that a member became abnormal. */
const scopeOf = (channelId: string) => ({
  actor: { channelId, id: channelId, name: '' },
  address: '',
  requestId: channelId,
  action: 'register.compare',
  target: {},
  claimed: false,
  recorded: false,
  committed: false,
})

/** Compares the next members of a channel; answers how many. Throws `companies.search_failed` once a provider is down. */
async function compareSome(
  { database }: Pick<Services, 'database'>,
  channelId: string,
  { generation, lookUp }: Register,
  { most, isStopping }: { most: number; isStopping: IsStopping },
): Promise<number> {
  const due = await database.tenant(channelId, (db) => dueOf(db, channelId, generation, Math.min(atOnce, most)))
  if (due.length === 0) return 0
  // Outside a transaction: a provider may take its time.
  const answers = await lookUp(
    due.map(({ member }) => member),
    isStopping,
  )
  const asked = due.filter(({ member }) => answers.of.has(member.id))
  const comparedAt = new Date()
  const keep = async (db: Db) => {
    // Those that are still there, kept until this is written.
    const ids = asked.map(({ member }) => member.id)
    const there = await db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.channelId, channelId), inArray(companies.id, ids)))
      .orderBy(companies.id)
      .for('key share')
    const kept = new Set(there.map(({ id }) => id))
    const compared = asked.filter(({ member }) => kept.has(member.id))
    const found: Comparison[] = []
    for (const { member, before } of compared) {
      const known = answers.of.get(member.id)
      const of = { channelId, companyId: member.id, generation, comparedAt }
      if (known === 'failed') {
        // What was found before stands until the next night, when it is asked for again.
        found.push({ ...of, differences: before?.differences ?? 0, abnormal: before?.abnormal ?? false })
        continue
      }
      const abnormal = known?.abnormal ?? false
      if (abnormal || before?.abnormal === true) await markAbnormal(db, member, abnormal)
      found.push({ ...of, differences: known ? differencesOf(member, known).length : 0, abnormal })
    }
    await keepComparisons(db, found)
  }
  if (asked.length > 0) await requestScope.run(scopeOf(channelId), () => database.tenant(channelId, keep))
  if (answers.isDown) throw new ProblemError('companies.search_failed')
  return asked.length
}

/**
 * Compares members with the register: each night, after each import of it, and who was added since. A provider that does
 * not answer is asked again at the next look; what it has answered by then is kept.
 */
export async function compareMembers(
  services: Pick<Services, 'config' | 'database'>,
  isStopping: IsStopping = () => false,
): Promise<void> {
  const register = await presentRegister(services)
  if (!register) return
  try {
    const chambers = await services.database.system
      .select({ id: channels.id })
      .from(channels)
      .where(and(isNotNull(channels.cocId), eq(channels.enabled, true)))
    for (const { id } of chambers)
      for (let left = register.most; left > 0 && !isStopping();) {
        const compared = await compareSome(services, id, register, { most: left, isStopping })
        if (compared === 0) break
        left -= compared
      }
  } catch (error) {
    if (!hasFailed(error)) throw error
  }
}
