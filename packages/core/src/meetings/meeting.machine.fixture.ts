import type { Walked } from '../machines/walk.fixture.ts'
import { meetingMachine } from './meeting.machine.ts'

export const walked: Walked = { machine: meetingMachine, input: { isCancelled: false }, events: [] }
