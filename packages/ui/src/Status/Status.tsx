import type { ReactNode } from 'react'
import { dot, tones, words } from './Status.css.ts'

export type StatusTone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

export type StatusProps = {
  tone: StatusTone
  /** In place of the dot, an icon of 12 px. */
  icon?: ReactNode
  children: string
}

/** How a thing stands: a colour, a mark and always a word. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className={tones[tone]}>
      {icon ?? <span className={dot} />}
      <span className={words}>{children}</span>
    </span>
  )
}
