import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { PageField } from './PageField.tsx'
import { bar, end, position, range as rangeStyle, steps } from './Pagination.css.ts'

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

/** First, previous, where one is, next, last; the page one is on can be typed over. Of one page there is nothing to turn. */
export function Pagination({ page, pages, onChange, range, rows, labels, isDisabled = false }: PaginationProps) {
  const isFirst = isDisabled || page <= 1
  const isLast = isDisabled || page >= pages
  if (pages <= 1 && !range && !rows) return null
  return (
    <nav aria-label={labels.nav} className={bar}>
      <span className={rangeStyle}>{range}</span>
      <span className={end}>
        {rows}
        {pages > 1 && (
          <span className={steps}>
            <Button size="small" isDisabled={isFirst} onPress={() => onChange(1)}>
              {labels.first}
            </Button>
            <Button size="small" isDisabled={isFirst} onPress={() => onChange(page - 1)}>
              {labels.previous}
            </Button>
            <span className={position}>
              <PageField page={page} pages={pages} onChange={onChange} label={labels.page} isDisabled={isDisabled} /> /{' '}
              {pages}
            </span>
            <Button size="small" isDisabled={isLast} onPress={() => onChange(page + 1)}>
              {labels.next}
            </Button>
            <Button size="small" isDisabled={isLast} onPress={() => onChange(pages)}>
              {labels.last}
            </Button>
          </span>
        )}
      </span>
    </nav>
  )
}
