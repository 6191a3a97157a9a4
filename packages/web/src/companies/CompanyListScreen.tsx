import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import type { RegistrationStatus } from '@icss/core/companies/company.ts'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NounList } from '../lists/NounList.tsx'
import { IndustryFilter } from './IndustryFilter.tsx'

const tones: Record<RegistrationStatus, StatusTone> = {
  '': 'neutral',
  existing: 'good',
  operating: 'good',
  revoked: 'bad',
  deregistered: 'neutral',
  liquidating: 'warn',
  other: 'neutral',
}

const columnWidths = {
  zh: { legalRepresentative: 108, industry: 150, industryTags: 186, registrationStatus: 130 },
  en: { legalRepresentative: 148, industry: 134, industryTags: 156, registrationStatus: 136 },
}

/** The chamber's member companies (seed section 2, businessManagement). */
export default function CompanyListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  // The heads of the columns are longer in English.
  const widths = columnWidths[language]
  return (
    <NounList
      noun="companies"
      editPath={(id = 'new') => pathTo('editBusinessManagement', { companyId: id })}
      filters={(state) => <IndustryFilter {...state} />}
      columns={[
        { id: 'name', minWidth: 240 },
        {
          id: 'legalRepresentative',
          width: widths.legalRepresentative,
          render: ({ legalRepresentative }, search) => <Highlight text={legalRepresentative} search={search} />,
        },
        { id: 'industry', width: widths.industry },
        {
          id: 'industryTags',
          width: widths.industryTags,
          render: ({ industryTags }) => <TagRow tags={industryTags} between={betweenWords[language]} />,
        },
        {
          id: 'registrationStatus',
          width: widths.registrationStatus,
          render: ({ registrationStatus }) => (
            <Status tone={tones[registrationStatus]}>{t(`companies.registrationStatus.${registrationStatus}`)}</Status>
          ),
        },
        { id: 'addedAt', width: 116, render: ({ addedAt }) => formatDay(addedAt) },
      ]}
    />
  )
}
