import type { Walked } from '../machines/walk.fixture.ts'
import { type MeetingEvent, meetingMachine } from './meeting.machine.ts'

export const walked: Walked = {
  machine: meetingMachine,
  input: { startAt: 1_000, endAt: 2_000 },
  events: [
    { type: 'details.changed', startAt: 5, endAt: null },
    { type: 'passed', now: 1_500 },
    { type: 'passed', now: 2_500 },
  ] satisfies MeetingEvent[],
}
