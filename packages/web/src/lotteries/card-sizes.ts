import type { CSSProperties } from 'react'

/** Cards with a button in each that the screen in the hall holds. */
export const mostLarge = 15

const columnsAtLeast = 5
const columnsAtMost = 10

/** Heights of a card of a name alone, and of one with a company below it, in em with its gap. */
const [ofName, ofCompany] = [3.6, 4.9]

export interface CardRoom {
  /** Rows that other things take. */
  readonly rows: number
  /** Share of the width that the cards have. */
  readonly share?: number
  readonly hasCompanies?: boolean
}

/**
 * How many small cards stand side by side and one under the other, and how high they are, as variables for `fitted`:
 * `counts` of them in each group.
 */
export function cardSizes(
  counts: readonly number[],
  { rows, share = 1, hasCompanies = false }: CardRoom,
): CSSProperties {
  const all = counts.reduce((sum, count) => sum + count, 0)
  // Cards are three times as wide as high, and the screen nearly twice: as many columns as rows fill it.
  const columns = Math.min(columnsAtMost, Math.max(columnsAtLeast, Math.ceil(Math.sqrt(all))))
  const down = counts.reduce((sum, count) => sum + Math.ceil(count / columns), rows)
  const high = hasCompanies ? ofCompany : ofName
  return { '--columns': columns, '--across': columns / share, '--down': down, '--high': high } as CSSProperties
}
