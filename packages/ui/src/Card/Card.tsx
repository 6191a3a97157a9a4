import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { about, card, detail, foot, grid, link, picture as pictureStyle, title as titleStyle } from './Card.css.ts'

export type CardProps = {
  title: string
  /** Makes the whole card lead there; buttons in the foot stay their own. */
  href?: string
  /** A LazyImage, at the top over the whole width. */
  picture?: ReactNode
  /** One quiet line or two under the title. */
  children?: ReactNode
  /** Status at the start, buttons at the end. */
  footer?: ReactNode
}

/** One thing in a grid: a course, an app, a prize. */
export function Card({ title, href, picture, children, footer }: CardProps) {
  return (
    <article className={card} data-link={href === undefined ? undefined : ''}>
      {picture !== undefined && <div className={pictureStyle}>{picture}</div>}
      <div className={about}>
        <h3 className={titleStyle} title={title}>
          {href === undefined ? (
            title
          ) : (
            <Link className={link} href={href}>
              {title}
            </Link>
          )}
        </h3>
        {children !== undefined && <div className={detail}>{children}</div>}
      </div>
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </article>
  )
}

/** Cards beside each other, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>
}
