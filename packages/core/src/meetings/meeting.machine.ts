import { setup } from 'xstate'
import { ProblemError } from '../errors/problem-error.ts'
import { applyEvent } from '../machines/apply-event.ts'
import type { MeetingState, MeetingTimes, signInWindows } from './meeting.ts'

export interface MeetingContext {
  readonly isCancelled: boolean
}

export type MeetingEvent = { type: 'start' } | { type: 'end' } | { type: 'cancel' }

/**
 * A meeting (product.md section 5) starts and ends by time or by hand. Cancelled is a mark that is set before the start
 * alone: the state stays, and nothing follows.
 */
export const meetingMachine = setup({
  types: { context: {} as MeetingContext, events: {} as MeetingEvent, input: {} as MeetingContext },
  guards: { takesPlace: ({ context }) => !context.isCancelled },
}).createMachine({
  id: 'meeting',
  context: ({ input }) => input,
  initial: 'notStarted',
  states: {
    notStarted: {
      on: {
        start: { guard: 'takesPlace', target: 'inProgress' },
        cancel: { guard: 'takesPlace', target: 'cancelled' },
      },
    },
    inProgress: { on: { end: 'ended' } },
    ended: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

/** The state of a meeting at `now`, milliseconds since 1970. A cancelled one has not started and never will. */
export function meetingStateAt(
  { startAt, endAt, startedAt, endedAt, cancelledAt }: MeetingTimes,
  now: number,
): MeetingState {
  if (cancelledAt !== null) return 'notStarted'
  if (endedAt !== null) return 'ended'
  const hasStarted = startedAt !== null || now >= Date.parse(startAt)
  if (!hasStarted) return 'notStarted'
  return endAt !== '' && now >= Date.parse(endAt) ? 'ended' : 'inProgress'
}

/** When a meeting ended that has ended at `now`, milliseconds since 1970; undefined for every other. */
export function endOfMeeting(times: MeetingTimes, now: number): number | undefined {
  if (meetingStateAt(times, now) !== 'ended') return undefined
  return Date.parse(times.endedAt ?? times.endAt)
}

/** How long before the start people may sign in, milliseconds. */
const early = 3_600_000

/** From when on people sign in to a meeting that nobody opens by hand, milliseconds since 1970. */
export const signInsFrom = ({ startAt }: Pick<MeetingTimes, 'startAt'>): number => Date.parse(startAt) - early

/** Whether people sign in to a meeting by themselves now; one that was cancelled or has ended takes nobody. */
export function takesSignIns(
  { signInWindow, ...times }: MeetingTimes & { readonly signInWindow: (typeof signInWindows)[number] },
  now: number,
): boolean {
  const state = meetingStateAt(times, now)
  if (times.cancelledAt !== null || state === 'ended' || signInWindow === 'closed') return false
  return signInWindow === 'open' || state === 'inProgress' || now >= signInsFrom(times)
}

const snapshotOf = (times: MeetingTimes, now: number) => {
  const isCancelled = times.cancelledAt !== null
  return meetingMachine.resolveState({
    value: isCancelled ? 'cancelled' : meetingStateAt(times, now),
    context: { isCancelled },
  })
}

/** Whether `event` is possible now: what a button asks. */
export function canApplyToMeeting(times: MeetingTimes, event: MeetingEvent, now: number): boolean {
  const snapshot = snapshotOf(times, now)
  return snapshot.status === 'active' && snapshot.can(event)
}

const refusals = {
  notStarted: 'meeting.not_started',
  inProgress: 'meeting.started',
  ended: 'meeting.ended',
} as const

/** Throws why `event` is not possible now. */
export function refuseMeetingEvent(times: MeetingTimes, event: MeetingEvent, now: number): void {
  if (times.cancelledAt !== null) throw new ProblemError('meeting.cancelled')
  const snapshot = snapshotOf(times, now)
  if (!applyEvent(meetingMachine, snapshot, event)) throw new ProblemError(refusals[meetingStateAt(times, now)])
}
