import { tones } from './Badge.css.ts'

export type BadgeProps = {
  count: number
  /** Greater numbers show as `99+`. */
  max?: number
  tone?: 'quiet' | 'accent'
  /** Read in place of the bare number: “3 条未处理”. */
  label?: string
}

/** How many wait; nothing when none do. */
export function Badge({ count, max = 99, tone = 'quiet', label }: BadgeProps) {
  if (count <= 0) return null
  const shown = count > max ? `${max}+` : String(count)
  return (
    <span className={tones[tone]} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
      {shown}
    </span>
  )
}
