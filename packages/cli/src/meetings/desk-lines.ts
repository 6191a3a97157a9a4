import * as z from 'zod/mini'
import { isBadge } from '@icss/core/desk/badge.ts'
import { type DeskFact, deskOutcome, type DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { findPeople, type Found } from '@icss/core/desk/find-people.ts'
import { madeNow } from '@icss/core/desk/hand-in.ts'
import { deskPatience, handInKept } from '@icss/core/desk/hand-in-kept.ts'
import { isUnreached } from '@icss/core/desk/is-unreached.ts'
import { keepFact, type KeptFact, markTried, settle, takeBack } from '@icss/core/desk/kept-fact.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { isMobile } from '@icss/core/rules/mobile.ts'
import type { Server } from '../server/connect.ts'
import type { KeptFacts } from './kept-facts.ts'

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

/** Somebody who was not expected, as one types it: name, phone and company with spaces between them. */
function walkInOf(words: string): Extract<DeskFact, { kind: 'walkIn' }> {
  const parts = words.split(/[\s,，]+/).filter(Boolean)
  const phone = parts.find(isMobile) ?? ''
  const [name = '', ...company] = parts.filter((part) => part !== phone)
  return { kind: 'walkIn', ...madeNow(), person: { name, phone, company: company.join(' '), seat: '', exclusion: '' } }
}

export type DeskLinesOptions = {
  server: Server
  meetingId: string
  kept: KeptFacts
  /** Told whom a line means that means more than one. */
  onSeveral: (people: readonly Participant[], total: number) => void
  /** Told what an earlier line or run had kept and the server refuses. */
  onRefused: (refused: KeptFact, fault: NonNullable<KeptFact['fault']>) => void
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

  /** Hands in what waits; answers what became of the fact of that nonce, or nothing while it waits. */
  async function handInAll(nonce?: string): Promise<DeskOutcome | undefined> {
    let own: DeskOutcome | undefined
    const error = await handInKept(server, meetingId, {
      now: () => kept.read(),
      send: (facts) => void kept.change((before) => markTried(before, facts)),
      take(outcomes) {
        own = outcomes.find((outcome) => outcome.nonce === nonce) ?? own
        kept.change((before) => {
          const after = settle(before, outcomes)
          for (const one of after) if (one.fault && one.fact.nonce !== nonce) onRefused(one, one.fault)
          return after.filter(({ fault }) => fault === null)
        })
      },
    })
    if (error === undefined) return own
    if (isUnreached(error)) return undefined
    throw error
  }

  const record = async (line: string, fact: DeskFact, name: string): Promise<DeskLine> => {
    kept.change((before) => (fact.kind === 'undo' ? takeBack(before, fact, name) : keepFact(before, fact, name)))
    if (fact.kind === 'undo' && !kept.read().some((one) => one.fact.nonce === fact.nonce)) {
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
