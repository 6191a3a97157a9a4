import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { variants, withIcon } from './Link.css.ts'

export type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children'> & {
  /** `inline` within a sentence (underlined), `quiet` in breadcrumbs and footers. */
  variant?: 'plain' | 'quiet' | 'inline'
  icon?: ReactNode
  children: ReactNode
}

/** Leads somewhere. Without `href` it is a link for readers too, and `onPress` does the leading. */
export function Link({ variant = 'plain', icon, children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={`${variants[variant]} ${icon === undefined ? '' : withIcon}`}>
      {icon}
      {children}
    </AriaLink>
  )
}
