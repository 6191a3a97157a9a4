import type { RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { FocusBack } from '../Focus/FocusBack.ts'
import { popover } from '../ListBox/ListBox.css.ts'
import { MenuItems, type MenuItemsProps } from './MenuItems.tsx'

export type AnchoredMenuProps = Omit<MenuItemsProps, 'onClose'> & {
  /** The button that asked for it; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A menu that comes with what asked for it, so that its code is fetched when somebody wants it. */
export function AnchoredMenu({ anchor, onClose, ...items }: AnchoredMenuProps) {
  return (
    <Popover
      data-menu
      aria-label={items.label}
      className={popover}
      placement="bottom end"
      offset={4}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FocusBack />
      <MenuItems {...items} onClose={onClose} />
    </Popover>
  )
}
