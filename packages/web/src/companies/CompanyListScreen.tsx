import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import { companyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { CompanyRow, RegistrationStatus } from '@icss/core/companies/company.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { CompanyFilters } from './CompanyFilters.tsx'

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

const editPath = (companyId: string) => pathTo('editBusinessManagement', { companyId })

/** The chamber's member companies (seed section 2, businessManagement). */
export default function CompanyListScreen() {
  const t = useCopy()
  const client = useClient()
  const { language } = useLanguage()
  // The heads of the columns are longer in English.
  const widths = columnWidths[language]
  const state = useListQuery(companyListQuery)
  const { query } = state
  const search = query.q ?? ''
  return (
    <EntityList
      noun="companies"
      state={state}
      load={(asked, signal) => client.companies.list({ query: asked }, { signal })}
      nameOf={({ name }) => name}
      filters={<CompanyFilters {...state} />}
      newPath={editPath('new')}
      editPath={({ id }) => editPath(id)}
      remove={({ id }) => client.companies.delete({ params: { companyId: id } })}
      headActions={(total) => <ExportButton endpoint={contract.companies.export} query={query} total={total} />}
      columns={[
        {
          id: 'name',
          header: t('companies.fields.name'),
          isName: true,
          isSortable: true,
          minWidth: 240,
          render: ({ id, name }: CompanyRow) => (
            <Link href={`#${editPath(id)}`}>
              <Highlight text={name} search={search} />
            </Link>
          ),
        },
        {
          id: 'legalRepresentative',
          header: t('companies.fields.legalRepresentative'),
          width: widths.legalRepresentative,
          render: ({ legalRepresentative }) => <Highlight text={legalRepresentative} search={search} />,
        },
        {
          id: 'industry',
          header: t('companies.fields.industry'),
          width: widths.industry,
          render: ({ industry }) => industry,
        },
        {
          id: 'industryTags',
          header: t('companies.fields.industryTags'),
          width: widths.industryTags,
          render: ({ industryTags }) => <TagRow tags={industryTags} between={betweenWords[language]} />,
        },
        {
          id: 'registrationStatus',
          header: t('companies.fields.registrationStatus'),
          width: widths.registrationStatus,
          render: ({ registrationStatus }) => (
            <Status tone={tones[registrationStatus]}>{t(`companies.registrationStatus.${registrationStatus}`)}</Status>
          ),
        },
        {
          id: 'addedAt',
          header: t('companies.fields.addedAt'),
          width: 116,
          isSortable: true,
          render: ({ addedAt }) => formatDay(addedAt),
        },
      ]}
    />
  )
}
