import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import { registrationStatuses } from '@icss/core/companies/company.ts'
import { industries } from '@icss/core/companies/industries.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** Search, industry and registration status of the list. */
export function CompanyFilters({ query, change }: ListState<CompanyListQuery>) {
  const t = useCopy()
  const { language } = useLanguage()
  return (
    <FilterBar label={t('companies.search')}>
      <SearchFilter label={t('companies.search')} value={query.q} onChange={(q) => change({ q, page: 1 })} />
      <ChoiceFilter
        label={t('companies.industryFilter')}
        options={industries.map(({ zh, en }) => ({ value: zh, label: language === 'zh' ? zh : en }))}
        value={query.industry}
        onChange={(industry) => change({ industry, page: 1 })}
      />
      <ChoiceFilter
        label={t('companies.statusFilter')}
        options={registrationStatuses
          .filter((status) => status !== '')
          .map((status) => ({ value: status, label: t(`companies.registrationStatus.${status}`) }))}
        value={query.registrationStatus}
        onChange={(registrationStatus) => change({ registrationStatus, page: 1 })}
      />
    </FilterBar>
  )
}
