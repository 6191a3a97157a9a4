import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { faultSchema } from '../errors/errors-schema.ts'
import { participantDraft } from '../participants/participant.ts'
import { participant } from '../participants/participants.contract.ts'
import { requiredInstant } from '../rules/time.ts'

/** Seconds within which the desk takes back what it has done. */
export const undoSeconds = 60
/** Facts that are handed in at once at most. */
export const maxFacts = 100

/** `nonce` names the fact, so that one that is sent twice counts once; `at`: when it happened, by the desk's clock. */
const made = { nonce: z.uuid(), at: requiredInstant } as const

/**
 * What happened at the desk of a meeting: somebody of the list signed in, somebody came whom nobody expected, or what was
 * done a moment ago is taken back: `undoes` is the nonce of that fact.
 */
export const deskFact = named(
  'DeskFact',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('signIn'), ...made, participantId: z.uuid() }),
    z.strictObject({ kind: z.literal('walkIn'), ...made, person: participantDraft }),
    z.strictObject({ kind: z.literal('undo'), ...made, undoes: z.uuid() }),
  ]),
)
export type DeskFact = z.output<typeof deskFact>

/**
 * What became of a fact. `already`: somebody was there before, or the fact had come before. `participant`: who it is about,
 * as they stand now; null once they are gone. `fault` says why it was refused.
 */
export const deskOutcome = named(
  'DeskOutcome',
  z.object({
    nonce: storedId,
    outcome: z.enum(['done', 'already', 'refused']),
    fault: z.nullable(faultSchema),
    participant: z.nullable(participant),
  }),
)
export type DeskOutcome = z.output<typeof deskOutcome>

/** Facts as they are handed in; `sentAt`: when, by the desk's clock, which shows how far that is off. */
export const handedIn = named(
  'DeskHandIn',
  z.strictObject({
    sentAt: requiredInstant,
    facts: z.array(deskFact).check(z.minLength(1), z.maxLength(maxFacts)),
  }),
)

/**
 * When a fact counts as having happened, milliseconds since 1970: as long before it was received as it was made before it
 * was sent, though never later than that and never before people could sign in.
 */
export const timeOfFact = (
  at: string,
  { sentAt, opens, received }: { sentAt: string; opens: number; received: number },
) => Math.min(received, Math.max(received - (Date.parse(sentAt) - Date.parse(at)), Math.min(opens, received)))
