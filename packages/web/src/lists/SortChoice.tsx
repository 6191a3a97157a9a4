import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from './ListView.css.ts'
import type { ListQuery, ListState } from './useListQuery.ts'

const directions = ['ascending', 'descending'] as const

export type SortChoiceProps = {
  state: ListState<ListQuery>
  sortable: readonly { readonly id: string; readonly header: string }[]
}

/** What a list is sorted by: on a phone, where rows are cards without a head, and by columns that are not shown. */
export function SortChoice({ state, sortable }: SortChoiceProps) {
  const t = useCopy()
  const { sort } = state.query
  const column = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? 'descending' : 'ascending'
  const ask = (by: string, order: string) => state.change({ page: 1, sort: order === 'descending' ? `-${by}` : by })
  return (
    <div className={styles.part}>
      <Select
        label={t('lists.sort.by')}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
        value={sortable.some(({ id }) => id === column) ? column : null}
        onChange={(by) => ask(by, direction)}
      />
      <RadioGroup
        label={t('lists.sort.direction')}
        isRow
        value={direction}
        options={directions.map((value) => ({ value, label: t(`lists.sort.${value}`) }))}
        onChange={(order) => ask(column, order)}
      />
    </div>
  )
}
