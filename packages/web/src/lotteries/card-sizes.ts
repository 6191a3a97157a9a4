import type { CSSProperties } from 'react'

/** Cards with a button in each that the screen in the hall holds. */
export const mostLarge = 15

const columnsAtLeast = 5
const columnsAtMost = 10

/**
 * How many cards of names alone stand side by side and one under the other, as variables for `fitted`: `counts` of them
 * in each group, with `rows` of other things between and `share` of the width for them.
 */
export function cardSizes(counts: readonly number[], rows: number, share = 1): CSSProperties {
  const all = counts.reduce((sum, count) => sum + count, 0)
  // Cards are three times as wide as high, and the screen nearly twice: as many columns as rows fill it.
  const columns = Math.min(columnsAtMost, Math.max(columnsAtLeast, Math.ceil(Math.sqrt(all))))
  const down = counts.reduce((sum, count) => sum + Math.ceil(count / columns), rows)
  return { '--columns': columns, '--across': columns / share, '--down': down } as CSSProperties
}
