import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { TagRow } from '@icss/ui/Tag/Tag.tsx'
import type { ReactNode } from 'react'
import { type Company, missingFacts } from '@icss/core/companies/company.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { betweenWords } from '@icss/core/copy/between-words.ts'
import { formatDay, formatPercent } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import type { RegisterDifference } from '@icss/core/register/register-company.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { companyCell } from './company-cell.ts'
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

const addresses = ['address', 'registeredAddress', 'businessScope'] as const satisfies readonly (keyof Company)[]

/** Missing facts that are named at most. */
const named = 4

export type CompanyFactsProps = {
  company: Company
  /** What the register says otherwise, where it was asked. */
  differences: readonly RegisterDifference[]
}

/** What is known of a company, from the register and beside it. */
export function CompanyFacts({ company, differences }: CompanyFactsProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const label = (field: keyof typeof company & string) => t(`companies.fields.${field}` as 'companies.fields.name')
  const fact = (field: keyof Company, value: ReactNode) => {
    const other = differences.find((difference) => difference.field === field)
    if (!other) return value
    return (
      <>
        {value}
        <span className={styles.otherwise}>
          {t('companies.page.inRegister', { value: companyCell(field, other.register, language) })}
        </span>
      </>
    )
  }
  const { website } = company
  return (
    <DescriptionList
      items={[
        ...registered.map((field) => ({
          label: label(field),
          value: fact(field, companyCell(field, company[field], language)),
        })),
        {
          label: label('industryTags'),
          value: <TagRow tags={company.industryTags} between={betweenWords[language]} />,
        },
        {
          label: label('website'),
          value: fact('website', website === '' ? '' : <Link href={website}>{website}</Link>),
        },
        {
          label: label('addedAt'),
          value: t('companies.page.added', {
            time: formatDay(company.addedAt),
            by: t(`companies.addedBy.${company.addedBy}`),
          }),
        },
        { label: label('informationIntegrity'), value: <Integrity company={company} /> },
        ...addresses.map((field) => ({ label: label(field), value: fact(field, company[field]), isWide: true })),
      ]}
    />
  )
}

/** How much of what can be said of a company is said, and what is not. */
function Integrity({ company }: { company: Company }) {
  const t = useCopy()
  const { language } = useLanguage()
  const mayEdit = mayCall(contract.companies.update, useSession())
  const whole = company.informationIntegrity
  const facts = missingFacts(company)
  const missing = facts.map((field) => t(`companies.fields.${field}`))
  const form = `${pathTo('editBusinessManagement', { companyId: company.id })}?field=${facts[0] ?? ''}`
  const names = missing.slice(0, named).join(betweenWords[language])
  const words = t('companies.page.missing', { count: missing.length })
  return (
    <div className={styles.integrity}>
      <ProgressBar
        isMeter
        isInOneLine
        label={formatPercent(whole / 100, language)}
        value={whole}
        tone={whole < 50 ? 'warn' : 'good'}
      />
      {missing.length > 0 && (
        <span className={styles.quiet}>
          {mayEdit ? <Link href={form}>{words}</Link> : words}{' '}
          {missing.length > named ? t('companies.page.missingNames', { names }) : names}
        </span>
      )}
    </div>
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
