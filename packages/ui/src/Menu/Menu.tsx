import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { popover } from '../ListBox/ListBox.css.ts'
import { MenuItems } from './MenuItems.tsx'

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

export type MenuProps = {
  /** Names the menu for readers. */
  label: string
  /** A Button or an IconButton. */
  trigger: ReactNode
  items: readonly MenuItem[]
  /** Stands above the items and is none of them, such as whose menu it is. */
  head?: ReactNode
  /** Ticks this one, in a menu that chooses (language, theme). */
  chosen?: string
  onChoose?: (id: string) => void
}

/** Acts on one thing, or a choice that takes effect at once. Destructive ones last, behind a separator. */
export function Menu({ trigger, ...items }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={popover} placement="bottom end" offset={4}>
        <MenuItems {...items} />
      </Popover>
    </MenuTrigger>
  )
}
