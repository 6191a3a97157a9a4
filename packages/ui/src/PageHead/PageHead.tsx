import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import {
  actions as actionsStyle,
  count as countStyle,
  head,
  line,
  title as titleStyle,
  withPicture,
  words,
} from './PageHead.css.ts'

export type PageHeadProps = {
  title: string
  /** Stands before the title and says nothing itself, such as a logo. */
  picture?: ReactNode
  /** “1,204 家”, beside the title. */
  count?: ReactNode
  /** Left out on a screen of the side menu, where the menu says it. */
  breadcrumb?: BreadcrumbProps
  /** Buttons; one of them primary, and last. */
  actions?: ReactNode
}

/** The head of a screen. */
export function PageHead({ title, picture, count, breadcrumb, actions }: PageHeadProps) {
  const heading = (
    // A screen that is gone to begins here.
    <h1 className={titleStyle} tabIndex={-1}>
      {title}
    </h1>
  )
  return (
    <header className={head}>
      {breadcrumb !== undefined && <Breadcrumb {...breadcrumb} />}
      <div className={line}>
        <div className={words}>
          {picture === undefined ? (
            heading
          ) : (
            <div className={withPicture}>
              {picture}
              {heading}
            </div>
          )}
          {count !== undefined && <span className={countStyle}>{count}</span>}
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </header>
  )
}
