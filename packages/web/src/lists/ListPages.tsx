import type { ReactNode } from 'react'
import { Pagination } from '@icss/ui/Pagination/Pagination.tsx'
import { useCopy } from '../language/copy.ts'

export type ListPagesProps = {
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
  /** Chooses how many rows a page has. */
  rows?: ReactNode
}

/** How many pages a list of `total` rows has; an empty one has one. */
export const pagesOf = ({ pageSize, total }: Pick<ListPagesProps, 'pageSize' | 'total'>) =>
  Math.max(1, Math.ceil(total / pageSize))

/** The pages of a list, and which rows are shown. */
export function ListPages({ page, pageSize, total, onChange, rows }: ListPagesProps) {
  const t = useCopy()
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total }
  const pages = pagesOf({ pageSize, total })
  return (
    <Pagination
      page={page}
      pages={pages}
      rows={rows}
      onChange={onChange}
      range={total === 0 ? '' : t('lists.range', range)}
      labels={{
        nav: t('shell.pages'),
        first: t('shell.first'),
        previous: t('shell.previous'),
        next: t('shell.next'),
        last: t('shell.last'),
        page: t('lists.goToPage', { pages }),
      }}
    />
  )
}
