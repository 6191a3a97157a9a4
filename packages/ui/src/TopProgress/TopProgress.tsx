import { bar, track } from './TopProgress.css.ts'

export type TopProgressProps = {
  /** 0 to 100; null while nothing is being fetched. */
  percent: number | null
  label: string
}

/** A thin line along the top edge while a screen is being fetched. It is told how far; it does not guess. */
export function TopProgress({ percent, label }: TopProgressProps) {
  if (percent === null) return null
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={track}
    >
      <div className={bar} style={{ width: `${value}%` }} />
    </div>
  )
}
