import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { tutorStatuses } from '@icss/core/tutors/tutor.ts'
import type { TutorListQuery } from '@icss/core/tutors/tutors.contract.ts'
import { CategoryFilter } from '../categories/CategoryFilter.tsx'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** Search, category and status of the list. */
export function TutorFilters({ query, change }: ListState<TutorListQuery>) {
  const t = useCopy()
  return (
    <FilterBar label={t('tutors.search')}>
      <SearchFilter label={t('tutors.search')} value={query.q} onChange={(q) => change({ q, page: 1 })} />
      <CategoryFilter
        kind="tutor"
        label={t('tutors.fields.categoryId')}
        value={query.categoryId}
        onChange={(categoryId) => change({ categoryId, page: 1 })}
      />
      <ChoiceFilter
        label={t('tutors.statusFilter')}
        options={tutorStatuses.map((status) => ({ value: status, label: t(`tutors.status.${status}`) }))}
        value={query.status}
        onChange={(status) => change({ status, page: 1 })}
      />
    </FilterBar>
  )
}
