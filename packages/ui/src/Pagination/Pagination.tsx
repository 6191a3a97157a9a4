import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { PageField } from './PageField.tsx'
import { bar, end, manySteps, position, range as rangeStyle, steps } from './Pagination.css.ts'

export type PaginationProps = {
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  /** “第 1–12 家，共 1,204 家”. */
  range?: string
  /** Chooses how many rows a page has. */
  rows?: ReactNode
  /** `page` names the field in which a page is typed. */
  labels: { nav: string; first: string; previous: string; next: string; last: string; page: string }
  isDisabled?: boolean
}

/** First, previous, where one is, next, last; the page one is on can be typed over. */
export function Pagination({ page, pages, onChange, range, rows, labels, isDisabled = false }: PaginationProps) {
  const isFirst = isDisabled || page <= 1
  const isLast = isDisabled || page >= pages
  return (
    <nav aria-label={labels.nav} className={bar}>
      <span className={rangeStyle}>{range}</span>
      <span className={end}>
        {rows}
        <span className={pages > 1 ? manySteps : steps}>
          <Button size="small" isDisabled={isFirst} onPress={() => onChange(1)}>
            {labels.first}
          </Button>
          <Button size="small" isDisabled={isFirst} onPress={() => onChange(page - 1)}>
            {labels.previous}
          </Button>
          <span className={position}>
            {pages > 1 ? (
              <PageField page={page} pages={pages} onChange={onChange} label={labels.page} isDisabled={isDisabled} />
            ) : (
              page
            )}{' '}
            / {Math.max(pages, 1)}
          </span>
          <Button size="small" isDisabled={isLast} onPress={() => onChange(page + 1)}>
            {labels.next}
          </Button>
          <Button size="small" isDisabled={isLast} onPress={() => onChange(pages)}>
            {labels.last}
          </Button>
        </span>
      </span>
    </nav>
  )
}
