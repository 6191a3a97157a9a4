import type { CallOptions, Client } from '../client/client.ts'
import { ProblemError } from '../errors/problem-error.ts'
import type { DeskFact, DeskOutcome } from './desk-fact.ts'
import type { deskContract } from './desk.contract.ts'
import { newNonce } from './new-nonce.ts'

/** What every fact begins with that happens now. */
export const madeNow = () => ({ nonce: newNonce(), at: new Date().toISOString() })

/**
 * Hands in facts; answers what became of each, in their order, which is that of the server. Throws
 * `client.unexpected_answer` where it has not answered for all of them.
 */
export async function handIn(
  { desk }: Client<{ desk: Pick<typeof deskContract, 'record'> }>,
  meetingId: string,
  facts: readonly DeskFact[],
  options: CallOptions = {},
): Promise<readonly DeskOutcome[]> {
  const sentAt = new Date().toISOString()
  const { items } = await desk.record({ params: { meetingId }, body: { sentAt, facts: [...facts] } }, options)
  if (items.length < facts.length) throw new ProblemError('client.unexpected_answer')
  return facts.flatMap(({ nonce }, at) => {
    const outcome = items[at]
    return outcome ? [{ ...outcome, nonce }] : []
  })
}
