import { Button } from '../Button/Button.tsx'
import { bar, position, range as rangeStyle, steps } from './Pagination.css.ts'

export type PaginationProps = {
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  /** “第 1–12 家，共 1,204 家”. */
  range?: string
  labels: { nav: string; first: string; previous: string; next: string; last: string }
  isDisabled?: boolean
}

/** First, previous, where one is, next, last. */
export function Pagination({ page, pages, onChange, range, labels, isDisabled = false }: PaginationProps) {
  const isFirst = isDisabled || page <= 1
  const isLast = isDisabled || page >= pages
  return (
    <nav aria-label={labels.nav} className={bar}>
      <span className={rangeStyle}>{range}</span>
      <span className={steps}>
        <Button size="small" isDisabled={isFirst} onPress={() => onChange(1)}>
          {labels.first}
        </Button>
        <Button size="small" isDisabled={isFirst} onPress={() => onChange(page - 1)}>
          {labels.previous}
        </Button>
        <span className={position} aria-current="page">
          {page} / {Math.max(pages, 1)}
        </span>
        <Button size="small" isDisabled={isLast} onPress={() => onChange(page + 1)}>
          {labels.next}
        </Button>
        <Button size="small" isDisabled={isLast} onPress={() => onChange(pages)}>
          {labels.last}
        </Button>
      </span>
    </nav>
  )
}
