import * as z from 'zod/mini'
import { isBadge } from '@icss/core/desk/badge.ts'
import { type DeskFact, deskOutcome, type DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { findPeople, type Found } from '@icss/core/desk/find-people.ts'
import { madeNow } from '@icss/core/desk/hand-in.ts'
import { deskPatience } from '@icss/core/desk/hand-in-kept.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { deskRecords, type DeskRecordsOptions } from './desk-records.ts'
import { walkInOf } from './walk-in-of.ts'

/**
 * What became of a line: what the server said of the fact, that it is kept to be handed in later, or that the line means
 * nobody, several people or a badge of another meeting, or that there was nothing to undo.
 */
export const deskLine = z.object({
  line: z.string(),
  outcome: z.enum(['done', 'already', 'kept', 'refused', 'nobody', 'several', 'otherBadge', 'nothingToUndo']),
  fault: deskOutcome.shape.fault,
  participant: deskOutcome.shape.participant,
})
export type DeskLine = z.output<typeof deskLine>

const without = (line: string, outcome: DeskLine['outcome']): DeskLine => ({
  line,
  outcome,
  fault: null,
  participant: null,
})

export type DeskLinesOptions = Omit<DeskRecordsOptions, 'onAnswers'> & {
  /** Told whom a line means that means more than one. */
  onSeveral: (people: readonly Participant[], total: number) => void
}

export interface DeskLines {
  /** Takes a line; answers what became of it. */
  readonly take: (line: string) => Promise<DeskLine>
  /** Hands in what waits, as far as the server is reached; throws why it would not take it now. */
  readonly handInKept: () => Promise<void>
}

/** Takes the lines of a desk, one after the other. What happens is kept first, and then handed in. */
export function deskLines({ server, meetingId, kept, onSeveral, onRefused }: DeskLinesOptions): DeskLines {
  let last: { readonly nonce: string; readonly name: string } | undefined

  const records = deskRecords({ server, meetingId, kept, onRefused })

  /** Hands in what waits; answers what became of the fact of that nonce, or nothing while it waits. */
  async function handInAll(nonce?: string): Promise<DeskOutcome | undefined> {
    const { answer, error } = await records.handIn(nonce)
    if (error === undefined || isUnreached(error)) return answer
    throw error
  }

  const record = async (line: string, fact: DeskFact, name: string): Promise<DeskLine> => {
    if (records.keep(fact, name) === 'takenBack') {
      last = undefined
      return without(line, 'done')
    }
    const answer = await handInAll(fact.nonce)
    if (!answer || answer.outcome === 'done') last = fact.kind === 'undo' ? undefined : { nonce: fact.nonce, name }
    if (!answer) return without(line, 'kept')
    const { outcome, fault, participant } = answer
    return { line, outcome, fault, participant }
  }

  /** Whom a line means; without a network a badge is taken for what it says. */
  async function find(line: string): Promise<Found | 'kept badge' | ProblemError> {
    try {
      return await findPeople(server, meetingId, line, { timeout: deskPatience })
    } catch (error) {
      if (!(error instanceof ProblemError) || !isUnreached(error)) throw error
      return isBadge(line) ? 'kept badge' : error
    }
  }

  const take = async (line: string): Promise<DeskLine> => {
    if (line === '-')
      return last === undefined
        ? without(line, 'nothingToUndo')
        : record(line, { kind: 'undo', ...madeNow(), undoes: last.nonce }, last.name)
    if (line.startsWith('+')) {
      const fact = walkInOf(line.slice(1))
      return record(line, fact, fact.person.name)
    }
    const found = await find(line)
    if (found === 'kept badge') return record(line, { kind: 'signIn', ...madeNow(), participantId: line }, line)
    if (found instanceof ProblemError) {
      const { code, params } = found
      return { line, outcome: 'refused', fault: { code, params }, participant: null }
    }
    const { people, total, isOtherBadge } = found
    const [one] = people
    if (one && total === 1) return record(line, { kind: 'signIn', ...madeNow(), participantId: one.id }, one.name)
    if (total > 1) onSeveral(people, total)
    return without(line, total > 1 ? 'several' : isOtherBadge ? 'otherBadge' : 'nobody')
  }

  return { take, handInKept: async () => void (await handInAll()) }
}
