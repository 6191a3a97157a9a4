import type { Client } from '../client/client.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { type DeskFact, type DeskOutcome, maxFacts } from './desk-fact.ts'
import type { deskContract } from './desk.contract.ts'
import { handIn } from './hand-in.ts'
import { isFinal, type KeptFact, nextFacts, refuseAll } from './kept-fact.ts'

/** Milliseconds that somebody at the desk waits for the server before the desk goes on by itself. */
export const deskPatience = 5000

/** Where a desk keeps its facts: what it keeps now, that some are on their way, and what the server has answered. */
export interface Keeping {
  readonly now: () => readonly KeptFact[]
  readonly send: (facts: readonly DeskFact[]) => Promise<void> | void
  readonly take: (outcomes: readonly DeskOutcome[]) => Promise<void> | void
}

/** Hands in all that waits, in its order; answers why it could not go on, and nothing once nothing waits. */
export async function handInKept(
  client: Client<{ desk: Pick<typeof deskContract, 'record'> }>,
  meetingId: string,
  { now, send, take }: Keeping,
): Promise<unknown> {
  let most = maxFacts
  for (;;) {
    const facts = nextFacts(now(), most)
    if (facts.length === 0) return undefined
    await send(facts)
    // Many at once wait for nobody at the desk.
    const timeout = facts.length === 1 ? deskPatience : deskPatience * 6
    try {
      await take(await handIn(client, meetingId, facts, { timeout }))
    } catch (error) {
      const isInvalid = error instanceof ProblemError && error.code === 'request.invalid'
      if (isFinal(error) || (isInvalid && facts.length === 1)) await take(refuseAll(facts, error as ProblemError))
      // One of them holds up the others.
      else if (isInvalid) most = 1
      else return error
    }
  }
}
