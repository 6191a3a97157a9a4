import { handInUntil, takesKeptFacts } from '../desk/hand-in-time.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { endOfMeeting } from './meeting.machine.ts'
import type { MeetingTimes } from './meeting.ts'

/** Days after its end at which the administrators are reminded that a meeting still holds personal data. */
export const reminderDays = 30

/** When a meeting was over, by time or by hand, also by being cancelled; milliseconds since 1970, null before. */
export function overAt(times: MeetingTimes, now: number): number | null {
  return times.cancelledAt === null ? (endOfMeeting(times, now) ?? null) : Date.parse(times.cancelledAt)
}

/** Until when desks may still hand in facts, milliseconds since 1970; null where none are awaited. */
export function factsAwaitedUntil(times: MeetingTimes, now: number): number | null {
  const over = overAt(times, now)
  if (over === null || times.cancelledAt !== null) return null
  return takesKeptFacts(over, now) ? handInUntil(over) : null
}

/** What keeps the personal data of a meeting from being erased. */
export interface ErasureHold {
  readonly code: ErrorCode & `meeting.${string}`
  readonly params: Readonly<Record<string, number>>
}

/**
 * Why the personal data of a meeting cannot be erased yet, the first reason first; nothing where it can. A prize that waits
 * needs its winner's name, a draw its people's codes, and an import would bring back what was erased.
 */
export function erasureHolds(
  {
    times,
    waiting,
    hasOpenDraw,
    isImporting,
  }: {
    readonly times: MeetingTimes
    /** Prizes that were won and not handed over. */
    readonly waiting: number
    readonly hasOpenDraw: boolean
    readonly isImporting: boolean
  },
  now: number,
): readonly ErasureHold[] {
  const holds: (ErasureHold | false)[] = [
    overAt(times, now) === null && { code: 'meeting.not_over', params: {} },
    hasOpenDraw && { code: 'meeting.draw_unfinished', params: {} },
    waiting > 0 && { code: 'meeting.prizes_waiting', params: { count: waiting } },
    isImporting && { code: 'meeting.import_running', params: {} },
  ]
  return holds.filter((hold) => hold !== false)
}
