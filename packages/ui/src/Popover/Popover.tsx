import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { popover } from '../ListBox/ListBox.css.ts'
import { content } from './Popover.css.ts'

export type PopoverProps = {
  /** Names what opens, for readers. */
  label: string
  /** A Button or an IconButton. */
  trigger: ReactNode
  placement?: NonNullable<AriaPopoverProps['placement']>
  /** Fields, words, a code: what is too much for a tooltip and too little for a dialog. */
  children: ReactNode
}

/** Something more beside the button that asks for it. Escape and a press outside close it; focus goes back. */
export function Popover({ label, trigger, placement = 'bottom end', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={popover} placement={placement} offset={4}>
        <Dialog aria-label={label} className={content}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
