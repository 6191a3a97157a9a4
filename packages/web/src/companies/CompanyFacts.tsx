import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import type { Company } from '@icss/core/companies/company.ts'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDay, formatPercent } from '@icss/core/copy/format.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './CompanyScreen.css.ts'

const registered = [
  'type',
  'unifiedCreditCode',
  'legalRepresentative',
  'foundedOn',
  'registeredCapital',
  'businessPeriod',
  'registrationNumber',
  'organizationCode',
  'taxpayerId',
  'industry',
  'highTech',
  'listed',
] as const satisfies readonly (keyof Company)[]

const told = [
  'introduction',
  'culture',
  'vision',
  'mission',
  'managementIdea',
] as const satisfies readonly (keyof Company)[]

const kinds = new Map<string, (typeof companyColumns)[number]['kind']>(
  companyColumns.map(({ field, kind }) => [field, kind]),
)

/** What is known of a company, from the register and beside it. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useCopy()
  const { language } = useLanguage()
  const label = (field: keyof typeof company & string) => t(`companies.fields.${field}` as 'companies.fields.name')
  const { informationIntegrity: whole, website } = company
  return (
    <Panel isPadded title={t('companies.sections.basic')}>
      <DescriptionList
        items={[
          ...registered.map((field) => ({
            label: label(field),
            value: shownCell(kinds.get(field) ?? 'text', company[field], language),
          })),
          {
            label: label('industryTags'),
            value: <TagRow tags={company.industryTags} between={betweenWords[language]} />,
          },
          {
            label: label('website'),
            value: website === '' ? '' : <Link href={website}>{website}</Link>,
          },
          {
            label: label('addedAt'),
            value: t('companies.page.added', {
              time: formatDay(company.addedAt),
              by: t(`companies.addedBy.${company.addedBy}`),
            }),
          },
          {
            label: label('informationIntegrity'),
            value: (
              <div className={styles.integrity}>
                <ProgressBar
                  isMeter
                  isInOneLine
                  label={formatPercent(whole / 100, language)}
                  value={whole}
                  tone={whole < 50 ? 'warn' : 'good'}
                />
              </div>
            ),
          },
          { label: label('address'), value: company.address, isWide: true },
          { label: label('registeredAddress'), value: company.registeredAddress, isWide: true },
          { label: label('businessScope'), value: company.businessScope, isWide: true },
        ]}
      />
    </Panel>
  )
}

/** What a company says of itself; nothing while it says nothing. */
export function CompanyWords({ company }: { company: Company }) {
  const t = useCopy()
  const said = told.filter((field) => company[field] !== '')
  if (said.length === 0) return null
  return (
    <Panel isPadded title={t('companies.sections.about')}>
      <div className={styles.list}>
        {said.map((field) => (
          <div key={field}>
            <h3 className={styles.title}>{t(`companies.fields.${field}`)}</h3>
            <p className={styles.words}>{company[field]}</p>
          </div>
        ))}
      </div>
    </Panel>
  )
}
