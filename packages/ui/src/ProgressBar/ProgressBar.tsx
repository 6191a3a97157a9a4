import { type ReactNode, useId } from 'react'
import { count as countStyle, end, inOneLine, line, name, tones, track, whole } from './ProgressBar.css.ts'

export type ProgressBarProps = {
  label: string
  value: number
  max?: number
  /** “712 MB / 1.2 GB ・ 剩余 11 秒”; read out in place of the percentage. */
  count?: string
  tone?: 'accent' | 'good' | 'warn' | 'bad'
  /** A cancel button. */
  action?: ReactNode
  /** A share that is used (storage, seats) rather than work that goes on. */
  isMeter?: boolean
  /** Words and bar beside each other, for the cell of a table. */
  isInOneLine?: boolean
}

/** How far a job is, or how full something is. */
export function ProgressBar({
  label,
  value,
  max = 100,
  count,
  tone = 'accent',
  action,
  isMeter = false,
  isInOneLine = false,
}: ProgressBarProps) {
  const id = useId()
  const share = max === 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div className={isInOneLine ? `${whole} ${inOneLine}` : whole}>
      <div className={line}>
        <span id={id} className={name}>
          {label}
        </span>
        {count !== undefined && <span className={countStyle}>{count}</span>}
        {action !== undefined && <span className={end}>{action}</span>}
      </div>
      <div
        role={isMeter ? 'meter' : 'progressbar'}
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={count}
        className={track}
      >
        <div className={tones[tone]} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
