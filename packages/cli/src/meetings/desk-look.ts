import type { DeskOutcome } from '@icss/core/desk/desk-fact.ts'
import type { Meeting } from '@icss/core/meetings/meetings.contract.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'

type Fault = NonNullable<DeskOutcome['fault']>

/** How a scan or a line ended. `late`: it waited, and was handed in afterwards. */
export type Ending = 'done' | 'verified' | 'already' | 'kept' | 'late' | 'undone' | 'nobody' | 'otherBadge' | 'refused'

/** One of the last things that happened at this desk. */
export interface DeskEntry {
  readonly key: string
  /** Milliseconds since 1970, by this clock. */
  readonly at: number
  readonly name: string
  readonly company: string
  readonly seat: string
  readonly number: number | null
  readonly ending: Ending
  /** Of the fact that can be undone. */
  readonly nonce?: string
}

/** What the desk says of the last thing that was done, or why it was not. */
export type Said =
  | {
      readonly key: 'done' | 'verified' | 'already' | 'undone' | 'kept' | 'keptVerified'
      readonly name: string
      readonly number: number | null
      readonly seat: string
      readonly nonce?: string
    }
  | { readonly key: 'nobody' | 'unknownBadge' | 'nothingToUndo' | 'noList' | 'walkInHow' }
  | { readonly key: 'leave'; readonly count: number }
  | { readonly key: 'failed'; readonly name?: string; readonly fault: Fault }

/** People of whom one is chosen. `at`: who is marked, -1 at first, so that a stray Enter signs nobody in. */
export interface DeskChoice {
  readonly people: readonly Participant[]
  readonly total: number
  readonly at: number
}

/** What the desk shows. */
export interface DeskLook {
  readonly meeting: Meeting | undefined
  readonly typed: string
  readonly entries: readonly DeskEntry[]
  readonly said: Said | undefined
  readonly choice: DeskChoice | undefined
  /** Lines that are taken one after the other and are not through yet. */
  readonly busy: number
  /** What waits to be handed in. */
  readonly waiting: number
  /** Nothing can be handed in now; `failure` says why where it is not the network. */
  readonly isAway: boolean
  readonly failure: Fault | undefined
  readonly isHandingIn: boolean
  readonly listedAt: number | undefined
  readonly hasOpenDraw: boolean
  /** The meeting has ended, or is cancelled. */
  readonly isTooLate: boolean
  /** The person has left. */
  readonly isOver: boolean
}
