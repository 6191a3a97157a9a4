import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { popover } from '../ListBox/ListBox.css.ts'
import { MenuItems, type MenuItemsProps } from './MenuItems.tsx'

export type MenuProps = Omit<MenuItemsProps, 'onClose'> & {
  /** A Button or an IconButton. */
  trigger: ReactNode
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
