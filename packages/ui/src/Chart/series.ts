export type ChartSeries = {
  id: string
  label: string
  /** One for each point; null where there is none. */
  values: readonly (number | null)[]
  /** What will be if all goes on as it does: hatched or dashed. */
  isProjected?: boolean
  /** Drawn so instead of by its place among the others. */
  tone?: 'accent' | 'warn' | 'good'
}

/** A line across the picture, such as a quota. */
export type ChartLimit = { value: number; label: string; tone: 'warn' | 'danger' }
