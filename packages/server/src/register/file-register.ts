import { and, eq, like, notInArray, type SQL, sql } from 'drizzle-orm'
import type { RegisterCompany } from '@icss/core/register/register-company.ts'
import type { Database } from '../database/database.ts'
import { holdsGrams, occurs } from '../search/search-condition.ts'
import { searchOf } from '../search/grams.ts'
import type { SearchRegister } from './register-port.ts'
import { registerCompanies, registerState } from './register.tables.ts'

/** In place of a channel, in whose name the bigrams of names are made elsewhere. */
export const registerGrams = 'register'

/** Of what only contains the words the shortest of so many are shown: to sort all would take long for common words. */
const looked = 200

const creditCode = /^[0-9A-HJ-NPQRTUWXY]{18}$/

const prefixOf = (typed: string) => `${typed.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether a register was imported. */
export const hasFile = async ({ system }: Pick<Database, 'system'>): Promise<boolean> =>
  (await system.select().from(registerState)).length > 0

/** Searches the imported register: by a credit code, by how a name begins, then by words in any part of it. */
export const searchFile = ({ system }: Pick<Database, 'system'>): SearchRegister => {
  const { generation, name, creditCode: code, facts, grams, id } = registerCompanies
  return async (typed, most) => {
    const [state] = await system.select().from(registerState)
    if (!state) return []
    const read = (condition: SQL | undefined) =>
      system
        .select({ id, facts })
        .from(registerCompanies)
        .where(and(eq(generation, state.generation), condition))
        .limit(most)
    if (creditCode.test(typed.toUpperCase())) return factsOf(await read(eq(code, typed.toUpperCase())))
    // In the order of the index that finds them: however many begin so, the first are read alone.
    const begins = await read(like(name, prefixOf(typed))).orderBy(sql`${name} using ~<~`)
    if (begins.length === most) return factsOf(begins)
    const search = searchOf(registerGrams, typed)
    if (search.grams.length === 0) return factsOf(begins)
    const known = begins.map((one) => one.id)
    const condition = and(
      eq(generation, state.generation),
      holdsGrams(grams, search),
      ...occurs(search.undecided, { names: [], words: [name] }),
      known.length > 0 ? notInArray(id, known) : undefined,
    )
    // A bound that PostgreSQL does not know: else it reads the table through until it has so many, for words that it takes to
    // lie everywhere, while in the file of a register those of one place or trade lie together.
    const { rows: rest } = await system.execute<{ facts: RegisterCompany }>(sql`
      select facts from (
        select ${facts} as facts, length(${name}) as length from ${registerCompanies} where ${condition}
        limit (select ${looked}::int)
      ) as containing
      order by length limit ${most - begins.length}`)
    return factsOf([...begins, ...rest])
  }
}

const factsOf = (rows: readonly { readonly facts: RegisterCompany }[]) => rows.map(({ facts }) => facts)
