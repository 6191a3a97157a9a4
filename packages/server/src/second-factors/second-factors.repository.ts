import { and, eq, getTableColumns, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { secondFactors } from './second-factors.tables.ts'

/** Whose second factor it is. */
export interface Owner {
  readonly channelId: string
  readonly id: string
}

const of = ({ channelId, id }: Owner): SQL | undefined =>
  and(eq(secondFactors.channelId, channelId), eq(secondFactors.accountId, id))

/** Minutes for which a key that was begun with may be confirmed. */
const patience = 15

export async function findFactor(db: Db, owner: Owner) {
  const mayConfirm = sql<boolean>`${secondFactors.begunAt} > now() - make_interval(mins => ${patience})`
  const [found] = await db
    .select({ ...getTableColumns(secondFactors), mayConfirm })
    .from(secondFactors)
    .where(of(owner))
  return found
}

/** Begins anew; one that was not confirmed is forgotten. */
export async function beginFactor(db: Db, owner: Owner, enrolment: string): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ channelId: owner.channelId, accountId: owner.id, enrolment })
    .onConflictDoUpdate({
      target: [secondFactors.channelId, secondFactors.accountId],
      set: { enrolment, begunAt: sql`now()`, lastStep: 0 },
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
}

/** Takes the code of a step, which no other login can take any more; whether it was still free. */
export async function takeStep(db: Db, owner: Owner, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(of(owner), lt(secondFactors.lastStep, step)))
    .returning({ step: secondFactors.lastStep })
  return taken.length > 0
}

/** Takes a recovery code by its hash; whether it was still there. */
export async function takeRecoveryCode(db: Db, owner: Owner, hash: string): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(of(owner), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning({ step: secondFactors.lastStep })
  return taken.length > 0
}

export async function keepRecoveryCodes(db: Db, owner: Owner, recoveryHashes: string[]): Promise<void> {
  await db.update(secondFactors).set({ recoveryHashes }).where(of(owner))
}

export async function confirmFactor(db: Db, owner: Owner): Promise<void> {
  await db
    .update(secondFactors)
    .set({ confirmedAt: sql`now()` })
    .where(of(owner))
}

/** Takes the second factor from an account; whether it had one that was on. */
export async function removeFactor(db: Db, owner: Owner): Promise<boolean> {
  const removed = await db
    .delete(secondFactors)
    .where(and(of(owner), isNotNull(secondFactors.confirmedAt)))
    .returning({ enrolment: secondFactors.enrolment })
  return removed.length > 0
}
