import { and, eq, inArray, isNull, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { differencesOf, type RegisterCompany } from '@icss/core/register/register-company.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { requestScope } from '../http/request-scope.ts'
import { inRegister } from './in-register.ts'
import { registerOf } from './register-of.ts'
import { registerCompanies, registerComparisons, registerState } from './register.tables.ts'

/** Members that are compared at once. */
const atOnce = 500
/** Members of a channel for which a provider is asked at one look: its answers may cost. */
const askedOfProvider = 100

type Member = typeof companies.$inferSelect

/** What the register says of members, by their ids; of those that it does not know there is nothing. */
type Lookup = (members: readonly Member[]) => Promise<ReadonlyMap<string, RegisterCompany>>

interface Register {
  /** 0 of a provider. */
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
    return new Map(
      members.flatMap(({ id, name, unifiedCreditCode: code }) => {
        const known = (code === '' ? undefined : byCode.get(code)) ?? byName.get(name)
        return known ? [[id, known] as const] : []
      }),
    )
  },
})

const providerRegister = (services: Pick<Services, 'config' | 'database'>): Register => ({
  generation: 0,
  most: askedOfProvider,
  async lookUp(members) {
    const found = new Map<string, RegisterCompany>()
    for (const member of members) {
      const known = await inRegister(registerOf(services), member)
      if (known) found.set(member.id, known)
    }
    return found
  },
})

async function presentRegister(services: Pick<Services, 'config' | 'database'>): Promise<Register | undefined> {
  if (services.config.register) return providerRegister(services)
  const { system } = services.database
  const [state] = await system.select().from(registerState)
  return state && fileRegister(system, state.generation)
}

/** Members that were not compared with this register, or not since the night began. */
const dueOf = (db: Db, channelId: string, generation: number, most: number) =>
  db
    .select({ member: companies, before: registerComparisons.abnormal })
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

/** Compares the next members of a channel; answers how many. */
async function compareSome(
  { database }: Pick<Services, 'database'>,
  channelId: string,
  { generation, lookUp }: Register,
  most: number,
): Promise<number> {
  const due = await database.tenant(channelId, (db) => dueOf(db, channelId, generation, Math.min(atOnce, most)))
  if (due.length === 0) return 0
  // Outside a transaction: a provider may take its time.
  const known = await lookUp(due.map(({ member }) => member))
  const comparedAt = new Date()
  const keep = async (db: Db) => {
    // Those that are still there, kept until this is written.
    const ids = due.map(({ member }) => member.id)
    const there = await db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.channelId, channelId), inArray(companies.id, ids)))
      .orderBy(companies.id)
      .for('key share')
    const kept = new Set(there.map(({ id }) => id))
    const compared = due.filter(({ member }) => kept.has(member.id))
    for (const { member, before } of compared) {
      const abnormal = known.get(member.id)?.abnormal ?? false
      if (abnormal || before === true) await markAbnormal(db, member, abnormal)
    }
    if (compared.length === 0) return
    await db
      .insert(registerComparisons)
      .values(
        compared.map(({ member }) => {
          const found = known.get(member.id)
          return {
            channelId,
            companyId: member.id,
            generation,
            differences: found ? differencesOf(member, found).length : 0,
            abnormal: found?.abnormal ?? false,
            comparedAt,
          }
        }),
      )
      .onConflictDoUpdate({
        target: [registerComparisons.channelId, registerComparisons.companyId],
        set: {
          generation: sql`excluded.generation`,
          differences: sql`excluded.differences`,
          abnormal: sql`excluded.abnormal`,
          comparedAt: sql`excluded.compared_at`,
        },
      })
  }
  await requestScope.run(scopeOf(channelId), () => database.tenant(channelId, keep))
  return due.length
}

/**
 * Compares members with the register: each night, after each import of it, and who was added since. A provider that does not answer is asked again at the next look.
 */
export async function compareMembers(
  services: Pick<Services, 'config' | 'database'>,
  isStopping: () => boolean = () => false,
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
        const compared = await compareSome(services, id, register, left)
        if (compared === 0) break
        left -= compared
      }
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'companies.search_failed')) throw error
  }
}
