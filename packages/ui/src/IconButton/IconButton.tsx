import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx'
import { sizes, variants } from './IconButton.css.ts'
import { PendingIcon } from './PendingIcon.tsx'

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What it does, for readers and in the tooltip; in a row it names the row too: “编辑 亿尚智能”. */
  label: string
  /** Shown in the tooltip in place of `label` when that is long. */
  tooltip?: string
  icon: ReactNode
  variant?: 'quiet' | 'secondary' | 'danger'
  size?: 'tiny' | 'small' | 'medium'
  tooltipPlacement?: NonNullable<TooltipProps['placement']>
  /** Leads there instead of doing something. */
  href?: string
}

/** A button without room for words; its label shows as a tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    tooltip = label,
    icon,
    variant = 'quiet',
    size = 'medium',
    tooltipPlacement = 'top',
    href,
    ...rest
  } = props
  const className = `${variants[variant]} ${sizes[size]}`
  return (
    <Tooltip text={tooltip} placement={tooltipPlacement}>
      {href === undefined ? (
        <AriaButton {...rest} aria-label={label} className={className}>
          {rest.isPending === true ? <PendingIcon /> : icon}
        </AriaButton>
      ) : (
        <AriaLink href={href} aria-label={label} className={className}>
          {icon}
        </AriaLink>
      )}
    </Tooltip>
  )
}
