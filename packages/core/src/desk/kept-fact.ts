import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-code.ts'
import { faultSchema } from '../errors/errors-schema.ts'
import { ProblemError } from '../errors/problem-error.ts'
import type { Participant } from '../participants/participants.contract.ts'
import { deskFact, type DeskFact, type DeskOutcome, maxFacts } from './desk-fact.ts'

/**
 * A fact that a desk keeps until the server has answered for it. `name` says whom it is about. `isTried`: it was sent, so
 * that the server may have it. `fault` says why the server refused it: it is kept to be seen, and is sent no more.
 */
export const keptFact = z.object({
  fact: deskFact,
  name: z.string(),
  isTried: z.boolean(),
  fault: z.nullable(faultSchema),
})
export type KeptFact = z.output<typeof keptFact>

/** Keeps what has just happened behind all that happened before. */
export const keepFact = (kept: readonly KeptFact[], fact: DeskFact, name: string): readonly KeptFact[] => [
  ...kept,
  { fact, name, isTried: false, fault: null },
]

/** What is still to be handed in, in the order in which it happened. */
export const waitingOf = (kept: readonly KeptFact[]): readonly KeptFact[] => kept.filter(({ fault }) => fault === null)

/** What the server has refused and nobody has looked at. */
export const refusedOf = (kept: readonly KeptFact[]): readonly KeptFact[] => kept.filter(({ fault }) => fault !== null)

/** What goes with the next request, `most` facts of it at most. */
export const nextFacts = (kept: readonly KeptFact[], most = maxFacts): readonly DeskFact[] =>
  waitingOf(kept)
    .slice(0, most)
    .map(({ fact }) => fact)

/** These are on their way: from here on the server may have them, also where no answer comes. */
export function markTried(kept: readonly KeptFact[], facts: readonly DeskFact[]): readonly KeptFact[] {
  const sent = new Set(facts.map(({ nonce }) => nonce))
  return kept.map((one) => (sent.has(one.fact.nonce) ? { ...one, isTried: true } : one))
}

/** Takes back a fact that waits: what was never sent has not happened; what the server may have is undone there. */
export function takeBack(
  kept: readonly KeptFact[],
  undo: Extract<DeskFact, { kind: 'undo' }>,
  name: string,
): readonly KeptFact[] {
  const undone = kept.find(({ fact }) => fact.nonce === undo.undoes)
  if (undone && !undone.isTried) return kept.filter((one) => one !== undone)
  return keepFact(kept, undo, name)
}

/**
 * Takes in what the server has answered: what was recorded is kept no more, what was refused is kept with its fault. A
 * fact that was refused and whose undo was refused with it has not happened, as it should be: nobody need look at it.
 */
export function settle(kept: readonly KeptFact[], outcomes: readonly DeskOutcome[]): readonly KeptFact[] {
  const answers = new Map(outcomes.map((outcome) => [outcome.nonce, outcome]))
  const rest = kept.flatMap((one) => {
    const answer = answers.get(one.fact.nonce)
    if (!answer) return [one]
    return answer.fault ? [{ ...one, fault: answer.fault }] : []
  })
  const refused = new Set(refusedOf(rest).map(({ fact }) => fact.nonce))
  const isUndo = ({ fact, fault }: KeptFact) => fact.kind === 'undo' && fault !== null && refused.has(fact.undoes)
  const undone = new Set(rest.filter(isUndo).flatMap(({ fact }) => (fact.kind === 'undo' ? [fact.undoes] : [])))
  return rest.filter((one) => !isUndo(one) && !undone.has(one.fact.nonce))
}

const final = new Set<ErrorCode>([
  'meeting.ended',
  'meeting.cancelled',
  'meeting.erased',
  'request.not_found',
  'support_visit.reads_only',
])

/**
 * Whether a request that failed with `error` has been answered for good: nothing of it is ever taken. Whatever else goes
 * wrong, the network or the session, leaves the facts to be handed in later.
 */
export const isFinal = (error: unknown): error is ProblemError => error instanceof ProblemError && final.has(error.code)

/** All of `facts` refused for one reason. */
export const refuseAll = (facts: readonly DeskFact[], { code, params }: ProblemError): readonly DeskOutcome[] =>
  facts.map(({ nonce }) => ({ nonce, outcome: 'refused', fault: { code, params }, participant: null }))

const signedIn = (person: Participant, at: string): Participant => ({
  ...person,
  way: 'desk',
  presence: 'here',
  signedInAt: person.signedInAt ?? at,
  entitlement: person.exclusion === '' ? 'entitled' : person.exclusion,
})

/** Somebody whom the server does not know yet, as the desk shows them: without number and code. */
export const arrived = ({ nonce, at, person }: Extract<DeskFact, { kind: 'walkIn' }>, meetingId: string): Participant =>
  signedIn(
    {
      ...person,
      id: nonce,
      version: 1,
      updatedAt: at,
      meetingId,
      source: 'walkIn',
      number: null,
      code: '',
      way: '',
      signedInAt: null,
      presence: 'absent',
      entitlement: 'absent',
    },
    at,
  )

/** How people stand with all that waits to be handed in. */
export function withKept(
  people: readonly Participant[],
  kept: readonly KeptFact[],
  meetingId: string,
): readonly Participant[] {
  const facts = waitingOf(kept).map(({ fact }) => fact)
  const undone = new Set(facts.flatMap((fact) => (fact.kind === 'undo' ? [fact.undoes] : [])))
  const standing = facts.filter(({ nonce }) => !undone.has(nonce))
  const times = new Map(standing.flatMap((fact) => (fact.kind === 'signIn' ? [[fact.participantId, fact.at]] : [])))
  const added = standing.flatMap((fact) => (fact.kind === 'walkIn' ? [arrived(fact, meetingId)] : []))
  const here = people.map((person) => {
    const at = times.get(person.id)
    return at === undefined ? person : signedIn(person, at)
  })
  return [...here, ...added]
}
