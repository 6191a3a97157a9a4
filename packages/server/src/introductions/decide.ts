import { and, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import {
  type Agreement,
  type Dropping,
  type IntroductionSide,
  outcomeFault,
} from '@icss/core/introductions/introduction.ts'
import type { Db } from '../database/database.ts'
import { introductions, type IntroductionRow } from './introductions.tables.ts'

export const introductionById = (channelId: string, id: string) =>
  and(eq(introductions.channelId, channelId), eq(introductions.id, id))

type Change = Partial<
  Pick<IntroductionRow, 'state' | 'agreedOn' | 'reason' | 'decidedBy' | 'resourceAcceptedAt' | 'demandAcceptedAt'>
>

/** Changes an introduction whose row is locked. */
export async function changeIntroduction(db: Db, stored: IntroductionRow, change: Change): Promise<IntroductionRow> {
  const written = { ...change, version: stored.version + 1, updatedAt: new Date() }
  await db.update(introductions).set(written).where(introductionById(stored.channelId, stored.id))
  return { ...stored, ...written }
}

/** Records what came of an introduction whose row is locked; `by` says who tells it, and `name` what they are called. */
export function decide(
  db: Db,
  stored: IntroductionRow,
  outcome: Agreement | Dropping,
  { by, name }: { readonly by: 'chamber' | IntroductionSide; readonly name: string },
): Promise<IntroductionRow> {
  const state = 'agreedOn' in outcome ? 'agreed' : 'dropped'
  const fault = outcomeFault(stored.state, state, by)
  if (fault) throw new ProblemError(fault)
  return changeIntroduction(db, stored, { ...outcome, state, decidedBy: name })
}
