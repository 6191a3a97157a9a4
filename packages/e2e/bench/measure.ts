/** One line of the bench: `value` is the ratio, or the figure itself where there is nothing to compare with. */
export interface Measure {
  readonly name: string
  readonly ours: number
  readonly other?: number
  readonly unit: string
  readonly value: number
  readonly wanted: string
  readonly isReached: boolean
}

export const ratio = (
  name: string,
  ours: number,
  other: number,
  unit: string,
  limit: { atLeast?: number; atMost?: number },
): Measure => {
  const value = ours / other
  const { atLeast, atMost } = limit
  return {
    name,
    ours,
    other,
    unit,
    value,
    wanted: atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '',
    isReached: value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity),
  }
}

export const atMost = (name: string, ours: number, unit: string, most: number): Measure => ({
  name,
  ours,
  unit,
  value: ours,
  wanted: `≤ ${most}`,
  isReached: ours <= most,
})

export const atLeast = (name: string, ours: number, unit: string, least: number): Measure => ({
  name,
  ours,
  unit,
  value: ours,
  wanted: `≥ ${least}`,
  isReached: ours >= least,
})

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
