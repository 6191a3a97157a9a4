import type { ReactNode } from 'react'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { columnsOf, type Noun } from './noun.ts'
import { choicesOf, isSearched } from './query-fields.ts'
import { SearchFilter } from './SearchFilter.tsx'
import type { ListQuery, ListState } from './useListQuery.ts'

export type NounFiltersProps<Query extends ListQuery> = {
  noun: Noun
  endpoint: Endpoint
  state: ListState<Query>
  /** What the list is narrowed to anyhow is not to be chosen. */
  fixed: object
  /** Filters of its own, behind the search. */
  children: ReactNode
}

type Values = Readonly<Record<string, string | undefined>>

/** The filters of a noun's list that follow from its query: the search, and each choice whose labels its columns have. */
export function NounFilters<Query extends ListQuery>(props: NounFiltersProps<Query>) {
  const { noun, endpoint, state, fixed, children } = props
  const t = useCopy()
  const { language } = useLanguage()
  const values = state.query as unknown as Values
  const ask = state.change as unknown as (change: Values & { page: number }) => void
  const search = t(`${noun}.search` as 'companies.search')
  const columns = columnsOf(noun)
  const choices = choicesOf(endpoint).flatMap(([field, options]) => {
    const column = columns.find((one) => one.field === field)
    if (field in fixed || !column || typeof column.kind !== 'object' || !('choice' in column.kind)) return []
    const labels = column.kind.choice[language]
    return [
      {
        field,
        label: column.headers[language],
        options: options.map((value) => ({ value, label: labels[value] ?? value })),
      },
    ]
  })
  return (
    <FilterBar label={search}>
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
