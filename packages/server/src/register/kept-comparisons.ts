import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { Services } from '../services.ts'
import { registerComparisons, registerState } from './register.tables.ts'

export type Comparison = typeof registerComparisons.$inferInsert

/** The generation of what a provider says. */
export const ofProvider = 0

/** The generation of the register that members are compared with now; undefined where there is none. */
export async function generationOf({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): Promise<number | undefined> {
  if (config.register) return ofProvider
  const [state] = await database.system.select().from(registerState)
  return state?.generation
}

/** Keeps what members were found to be beside the register, in place of what was found of them before. */
export async function keepComparisons(db: Db, found: readonly Comparison[]): Promise<void> {
  if (found.length === 0) return
  await db
    .insert(registerComparisons)
    .values([...found])
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
