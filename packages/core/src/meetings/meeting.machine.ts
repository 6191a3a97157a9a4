import { assign, setup } from 'xstate'
import { ProblemError } from '../errors/problem-error.ts'
import { applyEvent } from '../machines/apply-event.ts'

/** States of a meeting (seed section 4). */
export const meetingStates = ['notStarted', 'inProgress', 'ended'] as const
export type MeetingState = (typeof meetingStates)[number]

/** Instants in milliseconds since 1970; `endAt` null for a meeting that somebody ends by hand. */
export interface MeetingContext {
  readonly startAt: number
  readonly endAt: number | null
}

/** `passed`: it is `now`. `prizes.changed` and `details.changed` ask whether they may. */
export type MeetingEvent =
  | { type: 'start' }
  | { type: 'end' }
  | { type: 'passed'; now: number }
  | { type: 'prizes.changed' }
  | { type: 'details.changed'; startAt: number; endAt: number | null }

/**
 * The life of a meeting: notStarted → inProgress → ended, by time or by hand. Once it has started its prizes are frozen
 * (seed section 4).
 */
export const meetingMachine = setup({
  types: { context: {} as MeetingContext, events: {} as MeetingEvent, input: {} as MeetingContext },
  actions: { accept: () => undefined },
  guards: {
    begins: ({ context }, { now }: { now: number }) => now >= context.startAt,
    isOver: ({ context }, { now }: { now: number }) => context.endAt !== null && now >= context.endAt,
  },
}).createMachine({
  id: 'meeting',
  context: ({ input }) => input,
  initial: 'notStarted',
  states: {
    notStarted: {
      on: {
        start: 'inProgress',
        passed: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ended' },
          { guard: { type: 'begins', params: ({ event }) => event }, target: 'inProgress' },
        ],
        'prizes.changed': { actions: 'accept' },
        'details.changed': { actions: assign(({ event: { startAt, endAt } }) => ({ startAt, endAt })) },
      },
    },
    inProgress: {
      on: {
        end: 'ended',
        passed: { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ended' },
      },
    },
    ended: { type: 'final' },
  },
})

/** A meeting as it is stored. */
export interface StoredMeeting extends MeetingContext {
  readonly state: MeetingState
}

const snapshotOf = ({ state, startAt, endAt }: StoredMeeting) =>
  meetingMachine.resolveState({ value: state, context: { startAt, endAt } })

export const canApplyToMeeting = (meeting: StoredMeeting, event: MeetingEvent): boolean =>
  meeting.state !== 'ended' && snapshotOf(meeting).can(event)

/**
 * The meeting after `event`. Throws `lottery.prizes_frozen` for its prizes, `meeting.started`, `meeting.not_started` or
 * `meeting.ended` for anything else that its state does not allow.
 */
export function applyToMeeting(meeting: StoredMeeting, event: MeetingEvent): StoredMeeting {
  const next = meeting.state === 'ended' ? undefined : applyEvent(meetingMachine, snapshotOf(meeting), event)
  if (next) return { ...next.context, state: next.value as MeetingState }
  if (event.type === 'prizes.changed') throw new ProblemError('lottery.prizes_frozen')
  if (meeting.state === 'ended') throw new ProblemError('meeting.ended')
  throw new ProblemError(meeting.state === 'notStarted' ? 'meeting.not_started' : 'meeting.started')
}

/** The meeting as time alone has moved it up to `now`. */
export const meetingAt = (meeting: StoredMeeting, now: number): StoredMeeting =>
  canApplyToMeeting(meeting, { type: 'passed', now }) ? applyToMeeting(meeting, { type: 'passed', now }) : meeting

/** Whether the big screen's list shows it: those not started are not shown (seed section 4). */
export const isOnBigScreen = ({ state }: Pick<StoredMeeting, 'state'>): boolean => state !== 'notStarted'
