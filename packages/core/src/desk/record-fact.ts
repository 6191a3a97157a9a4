import type { Client } from '../client/client.ts'
import { ProblemError } from '../errors/problem-error.ts'
import type { DeskFact, DeskOutcome } from './desk-fact.ts'
import type { deskContract } from './desk.contract.ts'
import { newNonce } from './new-nonce.ts'

/** What every fact begins with that happens now. */
export const madeNow = () => ({ nonce: newNonce(), at: new Date().toISOString() })

/** Hands in one fact as it happens; answers what became of it. */
export async function recordFact(
  { desk }: Client<{ desk: typeof deskContract }>,
  meetingId: string,
  fact: DeskFact,
): Promise<DeskOutcome> {
  const sentAt = new Date().toISOString()
  const { items } = await desk.record({ params: { meetingId }, body: { sentAt, facts: [fact] } })
  const [outcome] = items
  if (!outcome) throw new ProblemError('client.unexpected_answer')
  return outcome
}
