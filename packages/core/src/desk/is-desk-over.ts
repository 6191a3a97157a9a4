import { meetingStateAt } from '../meetings/meeting.machine.ts'
import type { MeetingTimes } from '../meetings/meeting.ts'

/** Whether the desk of a meeting signs nobody in any more. `now`: milliseconds since 1970. */
export const isDeskOver = (meeting: MeetingTimes, now: number): boolean =>
  meeting.cancelledAt !== null || meetingStateAt(meeting, now) === 'ended'
