import { memo, type ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
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
  children: ReactNode
}

/** Does something here and now; what leads elsewhere is a Link. `isPending` keeps focus and ignores presses. */
export const Button = memo(function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isWide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={`${variants[variant]} ${sizes[size]} ${isWide ? wide : ''}`}>
      {rest.isPending === true ? <Spinner /> : icon}
      <span className={label}>{children}</span>
    </AriaButton>
  )
})
