import type { Walked } from '../machines/walk.fixture.ts'
import { lotteryDrawMachine } from './lottery-draw.machine.ts'

export const walked: Walked = {
  machine: lotteryDrawMachine,
  events: [],
  // The server answers a round with its result: to a screen it is closed, then confirmed.
  unseen: ['drawn', 'revealed'],
}
