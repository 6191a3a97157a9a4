import type { ReactNode } from 'react'

export type MenuItem =
  | {
      id: string
      label: string
      icon?: ReactNode
      href?: string
      isDanger?: boolean
      isDisabled?: boolean
      onPress?: () => void
    }
  | { id: string; isSeparator: true }
