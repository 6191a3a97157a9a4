import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DeskFact, DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { madeNow, recordFact } from '@icss/core/desk/record-fact.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ParticipantDraft } from '@icss/core/participants/participant.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** What the desk says in large words: what was done last, or why not. */
export interface Said {
  readonly tone: 'good' | 'warn' | 'bad'
  readonly title: string
  readonly text: string
  readonly participant?: Participant | undefined
}

/** Something that was done here and may be taken back for a while. */
export interface DeskEntry {
  readonly nonce: string
  readonly participant: Participant
  /** Milliseconds since 1970, by this clock. */
  readonly at: number
  readonly isUndone: boolean
}

const mostShown = 8

/** The desk of a meeting: records what happens, one after the other, and keeps what it has just done. */
export function useDesk(meetingId: string) {
  const t = useCopy()
  const client = useClient()
  const { wordUnknown } = useErrorWording()
  const queries = useQueryClient()
  const [said, say] = useState<Said>()
  const [entries, setEntries] = useState<readonly DeskEntry[]>([])
  // Scans come faster than answers: each waits for the one before.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const fail = (error: unknown) => {
    const { says, fix } = wordUnknown(error)
    say({ tone: 'bad', title: says, text: fix })
  }

  async function send(fact: DeskFact): Promise<DeskOutcome> {
    const outcome = await recordFact(client, meetingId, fact)
    for (const noun of ['participants', 'meetings']) void queries.invalidateQueries({ queryKey: [noun] })
    if (outcome.fault) throw new ProblemError(outcome.fault.code, { params: outcome.fault.params })
    return outcome
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(work)
    last.current = turn.catch(() => undefined)
    return turn
  }

  const tellOf = ({ nonce, outcome, participant }: DeskOutcome, wasHere: boolean) => {
    if (!participant) return
    const { name } = participant
    const isDone = outcome === 'done'
    if (isDone)
      setEntries((before) => [{ nonce, participant, at: Date.now(), isUndone: false }, ...before].slice(0, mostShown))
    const title = isDone ? t(wasHere ? 'desk.verified' : 'desk.done', { name }) : t('desk.already', { name })
    say({ tone: isDone ? 'good' : 'warn', title, text: '', participant })
  }

  return {
    said,
    say,
    fail,
    entries,
    signIn: (one: Participant) =>
      inTurn(async () => {
        try {
          tellOf(await send({ kind: 'signIn', ...madeNow(), participantId: one.id }), one.presence === 'here')
        } catch (error) {
          fail(error)
        }
      }),
    /** Throws what was wrong with it; `nonce` names it however often it is sent. */
    addWalkIn: (nonce: string, person: ParticipantDraft) =>
      inTurn(async () => tellOf(await send({ kind: 'walkIn', ...madeNow(), nonce, person }), false)),
    undo: ({ nonce: undoes, participant: { name } }: DeskEntry) =>
      inTurn(async () => {
        try {
          await send({ kind: 'undo', ...madeNow(), undoes })
          setEntries((before) => before.map((one) => (one.nonce === undoes ? { ...one, isUndone: true } : one)))
          say({ tone: 'warn', title: t('desk.undone', { name }), text: '' })
        } catch (error) {
          fail(error)
        }
      }),
  }
}
export type Desk = ReturnType<typeof useDesk>
