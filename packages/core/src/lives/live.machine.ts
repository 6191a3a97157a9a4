import { initialTransition, setup } from 'xstate'
import { ProblemError } from '../errors/problem-error.ts'
import { applyEvent } from '../machines/apply-event.ts'
import type { LiveStatus } from './live.ts'

export interface LiveContext {
  /** The stream was kept, so that the live can become an on-demand course. */
  readonly recorded: boolean
}

export type LiveEvent =
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'end' }
  | { type: 'convert' }

/**
 * The status of a live (seed section 4, product.md section 5) by its codes: F not started → L live ↔ P paused → C
 * ended; a recorded one becomes an on-demand course once. Ending a paused live ends it without going on air again.
 */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent, input: {} as LiveContext },
  guards: { recorded: ({ context }) => context.recorded },
}).createMachine({
  id: 'live',
  context: ({ input }) => input,
  initial: 'F',
  states: {
    F: { on: { start: 'L' } },
    L: { on: { pause: 'P', end: 'C' } },
    P: { on: { resume: 'L', end: 'C' } },
    C: { on: { convert: { guard: 'recorded', target: 'course' } } },
    course: { type: 'final' },
  },
})

/** A live as it is stored. */
export interface StoredLive extends LiveContext {
  readonly status: LiveStatus
  /** It has become an on-demand course. */
  readonly isCourse: boolean
}

const snapshotOf = ({ status, isCourse, recorded }: StoredLive) =>
  liveMachine.resolveState({ value: isCourse ? 'course' : status, context: { recorded } })

/** Whether `event` is possible now: what a button asks. */
export const canApplyToLive = (live: StoredLive, event: LiveEvent): boolean =>
  !live.isCourse && snapshotOf(live).can(event)

/** The live after `event`. Throws `live.already_course`, or `live.wrong_status` with the `status` it is in. */
export function applyToLive(live: StoredLive, event: LiveEvent): StoredLive {
  if (live.isCourse) throw new ProblemError('live.already_course')
  const next = applyEvent(liveMachine, snapshotOf(live), event)
  if (!next) throw new ProblemError('live.wrong_status', { params: { status: live.status } })
  if (next.matches('course')) return { ...live, isCourse: true }
  return { ...live, status: next.value as LiveStatus }
}

/** A live that was just created. */
export const newLive = (recorded: boolean): StoredLive => {
  const [{ value }] = initialTransition(liveMachine, { recorded })
  return { status: value as LiveStatus, isCourse: false, recorded }
}
