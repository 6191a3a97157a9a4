import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import { industries } from '@icss/core/companies/industries.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

/** One of the industries, which are stored by their Chinese names. */
export function IndustryFilter({ query, change }: ListState<CompanyListQuery>) {
  const t = useCopy()
  const { language } = useLanguage()
  return (
    <ChoiceFilter
      label={t('companies.industryFilter')}
      options={industries.map((industry) => ({ value: industry.zh, label: industry[language] }))}
      value={query.industry}
      onChange={(industry) => change({ industry, page: 1 })}
    />
  )
}
