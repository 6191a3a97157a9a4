import { type ReactNode, useState } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css.ts'

export type TooltipProps = {
  /** Short words; never the only place where something important is said. */
  text: string
  placement?: 'top' | 'bottom' | 'start' | 'end'
  isDisabled?: boolean
  /** One focusable piece: a Button, IconButton or Link. */
  children: ReactNode
}

/** Names what is pointed at or focused, after half a second with the pointer, at once with the keyboard. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  // Fifty rows have a hundred and fifty of these: what is not shown is not there.
  const [isOpen, setOpen] = useState(false)
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled} onOpenChange={setOpen}>
      {children}
      {isOpen && (
        <AriaTooltip className={tooltip} placement={placement} offset={6}>
          {text}
        </AriaTooltip>
      )}
    </TooltipTrigger>
  )
}
