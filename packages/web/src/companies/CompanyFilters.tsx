import { useEffect, useState } from 'react'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { type CompanyListQuery, searchLength } from '@icss/core/companies/companies.contract.ts'
import { registrationStatuses } from '@icss/core/companies/company.ts'
import { industries } from '@icss/core/companies/industries.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

type Filters = Pick<CompanyListQuery, 'q' | 'industry' | 'registrationStatus'>

export type CompanyFiltersProps = {
  query: CompanyListQuery
  onChange: (filters: { [K in keyof Filters]: Filters[K] | undefined }) => void
}

const searchDelay = 250

/** Search, industry and registration status of the list. */
export function CompanyFilters({ query, onChange }: CompanyFiltersProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { q = '', industry, registrationStatus } = query
  const [words, setWords] = useState(q)
  const [shown, setShown] = useState(q)
  // The address may change by itself: back, a sent link, clearing the filters.
  if (shown !== q) {
    setShown(q)
    setWords(q)
  }
  const apply = (change: Partial<Filters>) => onChange({ q: q || undefined, industry, registrationStatus, ...change })
  useEffect(() => {
    if (words.trim() === q) return
    const timer = setTimeout(() => apply({ q: words.trim() }), searchDelay)
    return () => clearTimeout(timer)
  })
  const all = { value: 'all', label: t('companies.all') }
  return (
    <FilterBar label={t('companies.search')}>
      <SearchField
        label={t('companies.search')}
        placeholder={t('companies.search')}
        clearLabel={t('shell.clear')}
        value={words}
        onChange={setWords}
        onSubmit={() => apply({ q: words.trim() })}
        maxLength={searchLength}
      />
      <Select
        label={t('companies.industryFilter')}
        isLabelHidden
        placeholder={t('companies.industryFilter')}
        prefix={language === 'zh' ? `${t('companies.industryFilter')}：` : `${t('companies.industryFilter')}: `}
        options={[all, ...industries.map(({ zh, en }) => ({ value: zh, label: language === 'zh' ? zh : en }))]}
        value={industry ?? 'all'}
        onChange={(value) => apply({ industry: value === 'all' ? undefined : value } as Partial<Filters>)}
      />
      <Select
        label={t('companies.statusFilter')}
        isLabelHidden
        placeholder={t('companies.statusFilter')}
        prefix={language === 'zh' ? `${t('companies.statusFilter')}：` : `${t('companies.statusFilter')}: `}
        options={[
          all,
          ...registrationStatuses
            .filter((status) => status !== '')
            .map((status) => ({ value: status, label: t(`companies.registrationStatus.${status}`) })),
        ]}
        value={registrationStatus ?? 'all'}
        onChange={(value) => apply({ registrationStatus: value === 'all' ? undefined : value } as Partial<Filters>)}
      />
    </FilterBar>
  )
}
