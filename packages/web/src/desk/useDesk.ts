import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeskFact, DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { madeNow } from '@icss/core/desk/hand-in.ts'
import { arrived, withKept } from '@icss/core/desk/kept-fact.ts'
import { needsDesk } from '@icss/core/desk/needs-desk.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import type { ParticipantDraft } from '@icss/core/participants/participant.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { DeskKeeper } from './desk-keeper.ts'

/** What the desk says in large words: what was done last, or why not. */
export type Said =
  | {
      readonly key: 'done' | 'verified' | 'already' | 'undone' | 'kept' | 'keptVerified'
      readonly name: string
      readonly participant?: Participant
      /** Of the fact that is said to wait. */
      readonly nonce?: string
    }
  | { readonly key: 'unknownBadge' | 'otherCode' }
  | { readonly key: 'failed'; readonly error: unknown }

/** Something that was done here and may be taken back for a while. */
export interface DeskEntry {
  readonly nonce: string
  readonly participant: Participant
  /** Milliseconds since 1970, by this clock. */
  readonly at: number
  readonly isUndone: boolean
}

const mostShown = 8

/** Throws why a fact was refused, if it was. */
function refuse({ fault }: DeskOutcome) {
  if (fault) throw new ProblemError(fault.code, { params: fault.params })
}

/** The desk of a meeting: records what happens, one after the other, and keeps what it has just done. */
export function useDesk(meeting: Meeting) {
  const client = useClient()
  const queries = useQueryClient()
  const [said, say] = useState<Said>()
  const [entries, setEntries] = useState<readonly DeskEntry[]>([])
  const [keeper] = useState(() => {
    /** What waited has a number now, or was refused and is no entry any more. */
    const onAnswers = (outcomes: readonly DeskOutcome[]) => {
      const answers = new Map(outcomes.map((outcome) => [outcome.nonce, outcome]))
      setEntries((before) =>
        before
          .filter(({ nonce }) => !answers.get(nonce)?.fault)
          .map((entry) => ({ ...entry, participant: answers.get(entry.nonce)?.participant ?? entry.participant })),
      )
      // It waits no longer.
      say((before) => (before && 'nonce' in before && answers.has(before.nonce ?? '') ? undefined : before))
      for (const noun of ['participants', 'meetings']) void queries.invalidateQueries({ queryKey: [noun] })
    }
    return new DeskKeeper({ client, meeting, onAnswers })
  })
  useEffect(() => keeper.start(), [keeper])
  const view = useSyncExternalStore(keeper.subscribe, keeper.look)

  const fail = (error: unknown) => say({ key: 'failed', error })

  const enter = (nonce: string, participant: Participant) =>
    setEntries((before) => [{ nonce, participant, at: Date.now(), isUndone: false }, ...before].slice(0, mostShown))

  /** Records a fact about `person`, who stands so before it, and says what became of it. */
  async function record(fact: Exclude<DeskFact, { kind: 'undo' }>, person: Participant): Promise<void> {
    const wasHere = fact.kind === 'signIn' && person.presence === 'here'
    const answer = await keeper.record(fact, person.name)
    if (!answer) {
      const kept = [{ fact, name: person.name, isTried: false, fault: null }]
      const participant = fact.kind === 'walkIn' ? person : (withKept([person], kept, meeting.id)[0] ?? person)
      enter(fact.nonce, participant)
      return say({ key: wasHere ? 'keptVerified' : 'kept', name: person.name, participant, nonce: fact.nonce })
    }
    refuse(answer)
    const { outcome, participant } = answer
    if (!participant) return
    const { name } = participant
    if (outcome === 'already') return say({ key: 'already', name, participant })
    enter(fact.nonce, participant)
    say({ key: wasHere ? 'verified' : 'done', name, participant })
  }

  return {
    view,
    said,
    say,
    fail,
    entries,
    find: (typed: string, signal?: AbortSignal) => keeper.find(typed, signal),
    findOwn: (typed: string, signal?: AbortSignal) => keeper.findOwn(typed, signal),
    dismiss: (nonce: string) => keeper.dismiss(nonce),
    async signIn(one: Participant) {
      // By itself the desk knows that nothing would come of it.
      if (view.isAway && !needsDesk(one)) return say({ key: 'already', name: one.name, participant: one })
      await record({ kind: 'signIn', ...madeNow(), participantId: one.id }, one).catch(fail)
    },
    /** Throws what was wrong with it; `nonce` names it however often it is sent. */
    async addWalkIn(nonce: string, person: ParticipantDraft) {
      if (view.isAway && keeper.hasPhone(person.phone)) throw new ProblemError('participants.phone_taken')
      const fact = { kind: 'walkIn', ...madeNow(), nonce, person } as const
      await record(fact, arrived(fact, meeting.id))
    },
    async undo({ nonce: undoes, participant: { name } }: DeskEntry) {
      try {
        const answer = await keeper.undo(undoes, name)
        if (answer) refuse(answer)
        setEntries((before) => before.map((one) => (one.nonce === undoes ? { ...one, isUndone: true } : one)))
        say({ key: 'undone', name })
      } catch (error) {
        fail(error)
      }
    },
  }
}
export type Desk = ReturnType<typeof useDesk>
