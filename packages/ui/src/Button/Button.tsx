import { memo, type ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { Spinner } from '../Spinner/Spinner.tsx'
import { label, sizes, variants, wide } from './Button.css.ts'

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> & {
  /** `primary` once per screen; `danger` only for what destroys; `dangerOutline` where it stands among others. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline'
  size?: 'small' | 'medium' | 'large'
  /** Stands before the words; a lucide icon of 16 px. */
  icon?: ReactNode
  /** Takes the whole width of its place. */
  isWide?: boolean
  /** Leads there: a link that looks like a button, and can be opened in a tab of its own. */
  href?: string
  children: ReactNode
}

/** Does something here and now, or leads to another screen by `href`. `isPending` keeps focus and ignores presses. */
export const Button = memo(function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isWide = false,
  href,
  children,
  ...rest
}: ButtonProps) {
  const className = `${variants[variant]} ${sizes[size]} ${isWide ? wide : ''}`
  if (href !== undefined)
    return (
      <AriaLink
        href={href}
        className={className}
        isDisabled={rest.isDisabled === true}
        {...(rest['aria-label'] === undefined ? {} : { 'aria-label': rest['aria-label'] })}
      >
        {icon}
        <span className={label}>{children}</span>
      </AriaLink>
    )
  return (
    <AriaButton {...rest} className={className}>
      {rest.isPending === true ? <Spinner /> : icon}
      <span className={label}>{children}</span>
    </AriaButton>
  )
})
