import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import { useCopy } from '../language/copy.ts'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** One of the industry tags, which chambers make themselves: it is typed whole. */
export function TagFilter({ query, change }: ListState<CompanyListQuery>) {
  const t = useCopy()
  return <SearchFilter label={t('companies.page.tag')} value={query.tag} onChange={(tag) => change({ tag, page: 1 })} />
}
