import { FairQueue } from '../background/fair-queue.ts'

/** Pages of rejected rows may be heavy: they are read one at a time, and nobody waits for a turn with a connection in hand. */
export const rejectedQueue = new FairQueue(1)
