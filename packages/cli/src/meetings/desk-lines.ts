import * as z from 'zod/mini'
import { type DeskFact, deskOutcome } from '@icss/core/desk/desk-fact.ts'
import { findPeople } from '@icss/core/desk/find-people.ts'
import { handIn, madeNow } from '@icss/core/desk/hand-in.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { isMobile } from '@icss/core/rules/mobile.ts'
import type { Server } from '../server/connect.ts'

/**
 * What became of a line: what the server said of the fact, or that the line means nobody, several people or a badge of
 * another meeting, or that there was nothing to undo.
 */
export const deskLine = z.object({
  line: z.string(),
  outcome: z.enum(['done', 'already', 'refused', 'nobody', 'several', 'otherBadge', 'nothingToUndo']),
  fault: deskOutcome.shape.fault,
  participant: deskOutcome.shape.participant,
})
export type DeskLine = z.output<typeof deskLine>

const without = (line: string, outcome: DeskLine['outcome']) => ({ line, outcome, fault: null, participant: null })

/** Somebody who was not expected, as one types it: name, phone and company with spaces between them. */
function walkInOf(words: string): DeskFact {
  const parts = words.split(/[\s,，]+/).filter(Boolean)
  const phone = parts.find(isMobile) ?? ''
  const [name = '', ...company] = parts.filter((part) => part !== phone)
  return { kind: 'walkIn', ...madeNow(), person: { name, phone, company: company.join(' '), seat: '', exclusion: '' } }
}

/** Takes the lines of a desk, one after the other; `onSeveral` is told whom a line means that means more than one. */
export function deskLines(
  server: Server,
  meetingId: string,
  onSeveral: (people: readonly Participant[], total: number) => void,
): (line: string) => Promise<DeskLine> {
  let last: string | undefined
  const record = async (line: string, fact: DeskFact): Promise<DeskLine> => {
    const [answer] = await handIn(server, meetingId, [fact])
    if (!answer) throw new ProblemError('client.unexpected_answer')
    const { outcome, fault, participant } = answer
    if (outcome === 'done') last = fact.kind === 'undo' ? undefined : fact.nonce
    return { line, outcome, fault, participant }
  }
  return async (line) => {
    if (line === '-')
      return last === undefined
        ? without(line, 'nothingToUndo')
        : record(line, { kind: 'undo', ...madeNow(), undoes: last })
    if (line.startsWith('+')) return record(line, walkInOf(line.slice(1)))
    const { people, total, isOtherBadge } = await findPeople(server, meetingId, line)
    const [one] = people
    if (one && total === 1) return record(line, { kind: 'signIn', ...madeNow(), participantId: one.id })
    if (total > 1) onSeveral(people, total)
    return without(line, total > 1 ? 'several' : isOtherBadge ? 'otherBadge' : 'nobody')
  }
}
