import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { lotteryDrawMachine, type PublicDraw } from './lottery-draw.machine.ts'

const draw: PublicDraw = { commitment: 'c', candidates: 2, awards: [{ id: 'a', left: 3 }] }
const failure = new ProblemError('client.network')

export const walked: Walked = {
  machine: lotteryDrawMachine,
  input: {},
  events: [
    { type: 'award.chosen', award: 'a', count: 1 },
    { type: 'entropy.changed', value: 'x' },
    { type: 'void', participant: 'p', reason: 'r' },
    done(lotteryDrawMachine, 'committing', draw),
    done(lotteryDrawMachine, 'drawing', { draw, winners: [{ id: 'p', name: '王*' }] }),
    done(lotteryDrawMachine, 'voiding', draw),
    done(lotteryDrawMachine, 'finishing', 'secret'),
    ...['committing', 'drawing', 'voiding', 'finishing'].map((state) => rejected(lotteryDrawMachine, state, failure)),
  ],
}
