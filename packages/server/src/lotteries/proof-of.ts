import { drawVersion, type Proof } from '@icss/core/lotteries/draw-record.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { keptDraw } from './kept-draw.ts'

/** The proof of a draw as a file. Throws `draw.not_revealed` for one that goes on. */
export async function proofOf(db: Db, channelId: string, drawId: string): Promise<{ name: string; text: string }> {
  const { stored, records, roster } = await keptDraw(db, channelId, drawId)
  if (records.at(-1)?.type !== 'reveal') throw new ProblemError('draw.not_revealed')
  const proof: Proof = { version: drawVersion, roster: [...roster], records: [...records] }
  return { name: `draw-${stored.number}-${stored.id}.json`, text: JSON.stringify(proof, null, 1) }
}
