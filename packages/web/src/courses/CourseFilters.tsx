import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { courseSources } from '@icss/core/courses/course.ts'
import type { CourseListQuery } from '@icss/core/courses/courses.contract.ts'
import { CategoryFilter } from '../categories/CategoryFilter.tsx'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

export type CourseFiltersProps = ListState<CourseListQuery> & {
  /** What the list is narrowed to anyhow is not to be chosen. */
  fixed: Partial<CourseListQuery>
}

/** Search, category and source of the list. */
export function CourseFilters({ query, change, fixed }: CourseFiltersProps) {
  const t = useCopy()
  return (
    <FilterBar label={t('courses.search')}>
      <SearchFilter label={t('courses.search')} value={query.q} onChange={(q) => change({ q, page: 1 })} />
      {fixed.categoryId === undefined && (
        <CategoryFilter
          kind="course"
          label={t('courses.fields.categoryId')}
          value={query.categoryId}
          onChange={(categoryId) => change({ categoryId, page: 1 })}
        />
      )}
      {fixed.source === undefined && (
        <ChoiceFilter
          label={t('courses.fields.source')}
          options={courseSources.map((source) => ({ value: source, label: t(`courses.sources.${source}`) }))}
          value={query.source}
          onChange={(source) => change({ source, page: 1 })}
        />
      )}
    </FilterBar>
  )
}
