import { Search, UserPlus } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDay, formatPercent } from '@icss/core/copy/format.ts'
import { joinRequestsContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { NounList } from '../lists/NounList.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { registrationTones } from './company-tones.ts'
import { industryName } from '@icss/core/companies/industries.ts'
import { CheckFilter } from './CheckFilter.tsx'
import { IndustryFilter } from './IndustryFilter.tsx'
import { TagFilter } from './TagFilter.tsx'

const columnWidths = {
  zh: {
    name: 200,
    legalRepresentative: 96,
    industry: 126,
    industryTags: 154,
    registrationStatus: 112,
    informationIntegrity: 84,
    addedAt: 108,
    addedBy: 96,
  },
  en: {
    name: 176,
    legalRepresentative: 84,
    industry: 116,
    industryTags: 152,
    registrationStatus: 122,
    informationIntegrity: 84,
    addedAt: 92,
    addedBy: 112,
  },
}

/** The chamber's member companies (seed section 2, businessManagement). */
export default function CompanyListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const mayConfirm = mayCall(joinRequestsContract.list, useSession())
  // Names of industries and statuses are longer in English.
  const widths = columnWidths[language]
  return (
    <NounList
      noun="companies"
      editPath={(id = 'new') => pathTo('editBusinessManagement', { companyId: id })}
      headActions={
        <>
          {mayConfirm && (
            <Button icon={<UserPlus size={16} />} href={pathTo('joinRequestList')}>
              {t('joinRequests.go')}
            </Button>
          )}
          <Button icon={<Search size={16} />} href={pathTo('companySearch')}>
            {t('register.go')}
          </Button>
        </>
      }
      openPath={(id) => pathTo('company', { id })}
      filters={(state) => (
        <>
          <IndustryFilter {...state} />
          <TagFilter {...state} />
          <CheckFilter {...state} />
        </>
      )}
      columns={[
        { id: 'name', minWidth: widths.name },
        {
          id: 'legalRepresentative',
          header: t('companies.heads.legalRepresentative'),
          width: widths.legalRepresentative,
          render: ({ legalRepresentative }, search) => <Highlight text={legalRepresentative} search={search} />,
        },
        { id: 'industry', width: widths.industry, render: ({ industry }) => industryName(industry, language) },
        {
          id: 'industryTags',
          width: widths.industryTags,
          render: ({ industryTags }) => <TagRow tags={industryTags} between={betweenWords[language]} />,
        },
        {
          id: 'registrationStatus',
          header: t('companies.heads.registrationStatus'),
          width: widths.registrationStatus,
          render: ({ registrationStatus, abnormal }) =>
            abnormal ? (
              <Status tone="bad">{t('companies.fields.abnormal')}</Status>
            ) : (
              <Status tone={registrationTones[registrationStatus]}>
                {t(`companies.registrationStatus.${registrationStatus}`)}
              </Status>
            ),
        },
        {
          id: 'informationIntegrity',
          header: t('companies.page.integrity'),
          width: widths.informationIntegrity,
          isWideOnly: true,
          render: ({ informationIntegrity }) => formatPercent(informationIntegrity / 100, language),
        },
        { id: 'addedAt', width: widths.addedAt, render: ({ addedAt }) => formatDay(addedAt) },
        { id: 'addedBy', width: widths.addedBy, isWideOnly: true },
      ]}
    />
  )
}
