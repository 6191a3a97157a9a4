import type { Walked } from '../machines/walk.fixture.ts'
import { lotteryDrawMachine } from './lottery-draw.machine.ts'

export const walked: Walked = { machine: lotteryDrawMachine, events: [] }
