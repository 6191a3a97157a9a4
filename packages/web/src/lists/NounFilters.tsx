import type { ReactNode } from 'react'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { labelsPath, type Noun } from './noun.ts'
import { choicesOf, isSearched } from './query-fields.ts'
import { SearchFilter } from './SearchFilter.tsx'
import { useFieldWords } from './useFieldWords.ts'
import type { ListQuery, ListState } from './useListQuery.ts'

export type NounFiltersProps<Query extends ListQuery> = {
  noun: Noun
  endpoint: Endpoint
  state: ListState<Query>
  /** What the list is narrowed to anyhow is not to be chosen. */
  fixed: object
  /** What can be done with chosen rows, while some are. */
  selection?: ReactNode
  /** Filters of its own, behind the search. */
  children: ReactNode
}

type Values = Readonly<Record<string, string | undefined>>

/** The filters of a noun's list that follow from its query: the search, and each choice that has labels. */
export function NounFilters<Query extends ListQuery>(props: NounFiltersProps<Query>) {
  const { noun, endpoint, state, fixed, selection, children } = props
  const t = useCopy()
  const words = useFieldWords(noun)
  const values = state.query as unknown as Values
  const ask = state.change as unknown as (change: Values & { page: number }) => void
  const search = t(`${noun}.search` as 'companies.search')
  const choices = choicesOf(endpoint).flatMap(([field, options]) => {
    if (field in fixed || labelsPath(noun, field) === undefined) return []
    return [
      {
        field,
        label: t(`${noun}.fields.${field}` as 'companies.fields.name'),
        options: options.map((value) => ({ value, label: words(field, value) })),
      },
    ]
  })
  return (
    <FilterBar label={search} selection={selection}>
      {isSearched(endpoint) && (
        <SearchFilter label={search} value={values['q']} onChange={(q) => ask({ q, page: 1 } as never)} />
      )}
      {children}
      {choices.map(({ field, label, options }) => (
        <ChoiceFilter
          key={field}
          label={label}
          options={options}
          value={values[field]}
          onChange={(value) => ask({ [field]: value, page: 1 } as never)}
        />
      ))}
    </FilterBar>
  )
}
