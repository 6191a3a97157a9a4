import type { ReactNode } from 'react'

/** What a list offers of each of its rows. */
export interface RowAction {
  readonly id: string
  /** What it does; readers hear the name of the row behind it. */
  readonly label: string
  readonly icon: ReactNode
  readonly href?: string
  readonly onPress?: () => void
  readonly isDanger?: boolean
}

/** Buttons that stand in a row; of more, three do, and the others are behind a fourth. */
export const buttonsInRow = 4
