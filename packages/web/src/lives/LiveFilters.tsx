import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { liveListStates, liveTypes } from '@icss/core/lives/live.ts'
import type { LiveListQuery } from '@icss/core/lives/lives.contract.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** Search, state and type of a list of lives. */
export function LiveFilters({ query, change }: ListState<LiveListQuery>) {
  const t = useCopy()
  return (
    <FilterBar label={t('lives.search')}>
      <SearchFilter label={t('lives.search')} value={query.q} onChange={(q) => change({ q, page: 1 })} />
      <ChoiceFilter
        label={t('lives.stateFilter')}
        options={liveListStates.map((state) => ({ value: state, label: t(`lives.states.${state}`) }))}
        value={query.state}
        onChange={(state) => change({ state, page: 1 })}
      />
      <ChoiceFilter
        label={t('lives.typeFilter')}
        options={liveTypes.map((type) => ({ value: type, label: t(`lives.types.${type}`) }))}
        value={query.type}
        onChange={(type) => change({ type, page: 1 })}
      />
    </FilterBar>
  )
}
