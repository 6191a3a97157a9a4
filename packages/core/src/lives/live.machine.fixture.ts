import type { Walked } from '../machines/walk.fixture.ts'
import { liveMachine } from './live.machine.ts'

export const walked: Walked = { machine: liveMachine, input: { recorded: true }, events: [] }
