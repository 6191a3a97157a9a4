import { FairTurns } from '../background/fair-turns.ts'

/** Pages of rejected rows may be heavy: they are read one at a time, and nobody waits for a turn with a connection in hand. */
export const rejectedTurns = new FairTurns(1)
