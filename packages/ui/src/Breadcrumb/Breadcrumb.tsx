import { Link } from '../Link/Link.tsx'
import type { RouterConfig } from '../Link/router-options.ts'
import { here, list, long, slash, step } from './Breadcrumb.css.ts'

export type Crumb = { label: string; href?: string }

export type BreadcrumbProps = {
  /** Names the path for readers. */
  label: string
  /** From the top; the last one is where one is. */
  crumbs: readonly Crumb[]
}

/** Characters of a step that is never cut. */
const shortest = 12

const up: RouterConfig['routerOptions'] = { isUp: true }

/** The way here, each step a link up. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {crumbs.map((crumb, at) => {
          const isLast = at === crumbs.length - 1
          const looks = crumb.label.length > shortest ? { className: long, title: crumb.label } : { className: step }
          return (
            <li key={`${crumb.href ?? ''} ${crumb.label}`} {...looks}>
              {isLast || crumb.href === undefined ? (
                <span className={isLast ? here : ''} {...(isLast ? { 'aria-current': 'page' } : {})}>
                  {crumb.label}
                </span>
              ) : (
                <Link variant="quiet" href={crumb.href} routerOptions={up}>
                  {crumb.label}
                </Link>
              )}
              {!isLast && (
                <span aria-hidden className={slash}>
                  /
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
