import type { DeskFact, DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import { handInKept } from '@icss/core/desk/hand-in-kept.ts'
import { keepFact, type KeptFact, markTried, settle, takeBack } from '@icss/core/desk/kept-fact.ts'
import type { Server } from '../server/connect.ts'
import type { KeptFacts } from './kept-facts.ts'

export type DeskRecordsOptions = {
  server: Server
  meetingId: string
  kept: KeptFacts
  /** Called with what was kept earlier, by this run or another, and is now refused. */
  onRefused: (refused: KeptFact, fault: NonNullable<KeptFact['fault']>) => void
  /** Called with what the server has answered. */
  onAnswers?: (outcomes: readonly DeskOutcome[]) => void
}

export interface DeskRecords {
  /** Keeps what has happened; `takenBack`: it undoes what was never sent, so that nothing is left to hand in. */
  readonly keep: (fact: DeskFact, name: string) => 'kept' | 'takenBack'
  /** Hands in what waits; `answer` is that to the fact of `nonce`, `error` says why something waits on. */
  readonly handIn: (nonce?: string) => Promise<{ readonly answer?: DeskOutcome | undefined; readonly error?: unknown }>
}

/** What happens at a desk in a terminal: kept first, and then handed in. */
export function deskRecords({ server, meetingId, kept, onRefused, onAnswers }: DeskRecordsOptions): DeskRecords {
  return {
    keep(fact, name) {
      const after = kept.change((before) =>
        fact.kind === 'undo' ? takeBack(before, fact, name) : keepFact(before, fact, name),
      )
      return after.some((one) => one.fact.nonce === fact.nonce) ? 'kept' : 'takenBack'
    },
    async handIn(nonce) {
      let answer: DeskOutcome | undefined
      const error = await handInKept(server, meetingId, {
        now: () => kept.read(),
        send: (facts) => void kept.change((before) => markTried(before, facts)),
        take(outcomes) {
          answer = outcomes.find((outcome) => outcome.nonce === nonce) ?? answer
          kept.change((before) => {
            const after = settle(before, outcomes)
            for (const one of after) if (one.fault && one.fact.nonce !== nonce) onRefused(one, one.fault)
            return after.filter(({ fault }) => fault === null)
          })
          onAnswers?.(outcomes)
        },
      })
      return { answer, error }
    },
  }
}
