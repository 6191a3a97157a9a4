import { liveListStates } from '@icss/core/lives/live.ts'
import type { LiveListQuery } from '@icss/core/lives/lives.contract.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** What a live is doing now, which is more than the status that is stored. */
export function LiveStateFilter({ query, change }: ListState<LiveListQuery>) {
  const t = useCopy()
  return (
    <ChoiceFilter
      label={t('lives.stateFilter')}
      options={liveListStates.map((state) => ({ value: state, label: t(`lives.states.${state}`) }))}
      value={query.state}
      onChange={(state) => change({ state, page: 1 })}
    />
  )
}
