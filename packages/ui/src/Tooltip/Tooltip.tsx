import type { ReactNode } from 'react'
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
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
