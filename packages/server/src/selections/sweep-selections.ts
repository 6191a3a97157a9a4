import { and, isNull, lt, or, sql } from 'drizzle-orm'
import { operationResultDays } from '@icss/core/operations/operation.ts'
import type { Database } from '../database/database.ts'
import { selections } from './selections.tables.ts'

const before = (days: number) => lt(selections.createdAt, sql`now() - make_interval(days => ${days})`)

/** Forgets what was chosen a day ago and not used, and what no run over it can be resumed of any more. */
export async function sweepSelections({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(selections).where(or(and(isNull(selections.usedAt), before(1)), before(operationResultDays + 1)))
}
