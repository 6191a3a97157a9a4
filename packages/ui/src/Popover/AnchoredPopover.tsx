import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { popover } from '../ListBox/ListBox.css.ts'
import { content } from './Popover.css.ts'

export type AnchoredPopoverProps = {
  /** Names what opens, for readers. */
  label: string
  /** The button that asked for it; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** A Popover that comes with what asked for it, so that its code is fetched when somebody wants it. */
export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredPopoverProps) {
  return (
    <AriaPopover
      className={popover}
      placement="bottom end"
      offset={4}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={label} className={content}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
