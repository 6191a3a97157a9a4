import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { noticeStatuses } from '@icss/core/notices/notice.ts'
import type { NoticeListQuery } from '@icss/core/notices/notices.contract.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** Search and status of the list. */
export function NoticeFilters({ query, change }: ListState<NoticeListQuery>) {
  const t = useCopy()
  return (
    <FilterBar label={t('notices.search')}>
      <SearchFilter label={t('notices.search')} value={query.q} onChange={(q) => change({ q, page: 1 })} />
      <ChoiceFilter
        label={t('notices.statusFilter')}
        options={noticeStatuses.map((status) => ({ value: status, label: t(`notices.status.${status}`) }))}
        value={query.status}
        onChange={(status) => change({ status, page: 1 })}
      />
    </FilterBar>
  )
}
