import { chooseFairly, numbersOf } from '../fair-numbers.ts'

/** The first version of the procedure (product.md section 10), in which nothing is drawn any more. */
export const drawVersion = 'icss-draw/v1'

export interface DrawInput {
  /** Hex, 32 bytes. */
  readonly secret: string
  readonly drawId: string
  /** From 1, through the whole draw. */
  readonly round: number
  readonly award: string
  /** Hex, of the whole roster. */
  readonly rosterHash: string
  /** What was called in the room after the commitment. */
  readonly entropy: string
  readonly count: number
}

/**
 * The winners of one round in their order. `candidates` are the ids in roster order less everyone who won in an earlier
 * round. Throws a RangeError when there are fewer than `count`.
 */
export function drawWinners(candidates: readonly string[], input: DrawInput): string[] {
  const { secret, drawId, round, award, rosterHash, entropy, count } = input
  const message = [drawVersion, drawId, round, award, rosterHash, entropy].join('\n')
  return chooseFairly(candidates, count, numbersOf(secret, message))
}
