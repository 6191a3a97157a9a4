import { Pagination } from '@icss/ui/Pagination/Pagination.tsx'
import { useCopy } from '../language/copy.ts'

export type ListPagesProps = { page: number; pageSize: number; total: number; onChange: (page: number) => void }

/** How many pages a list of `total` rows has; an empty one has one. */
export const pagesOf = ({ pageSize, total }: Pick<ListPagesProps, 'pageSize' | 'total'>) =>
  Math.max(1, Math.ceil(total / pageSize))

/** The pages of a list, and which rows are shown. */
export function ListPages({ page, pageSize, total, onChange }: ListPagesProps) {
  const t = useCopy()
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total }
  return (
    <Pagination
      page={page}
      pages={pagesOf({ pageSize, total })}
      onChange={onChange}
      range={total === 0 ? '' : t('lists.range', range)}
      labels={{
        nav: t('shell.pages'),
        first: t('shell.first'),
        previous: t('shell.previous'),
        next: t('shell.next'),
        last: t('shell.last'),
      }}
    />
  )
}
