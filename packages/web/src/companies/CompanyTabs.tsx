import type { Company } from '@icss/core/companies/company.ts'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useCompanyActivities, useCompanyCards, useCompanyReports, useCompanyShelf } from './company-parts.ts'
import { type CompanySection, companySections, goToSection } from './company-sections.ts'
import * as styles from './CompanyTabs.css.ts'

/** Null while it is on its way, undefined where it did not come. */
const totalOf = ({ data, isPending }: UseQueryResult<{ readonly total: number }>) =>
  data?.total ?? (isPending ? null : undefined)

export type CompanyTabsProps = { company: Company; mayReadReports: boolean }

/** The parts of a company's page with how much there is of each, a press away (look-2.md, company). */
export function CompanyTabs({ company: { id, name, products }, mayReadReports }: CompanyTabsProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const [at, setAt] = useState<CompanySection>('facts')
  const counts: Partial<Record<CompanySection, number | null | undefined>> = {
    products: products.length,
    cards: totalOf(useCompanyCards(id)),
    resources: totalOf(useCompanyShelf('resources', id)),
    demands: totalOf(useCompanyShelf('demands', id)),
    activities: totalOf(useCompanyActivities(name)),
    reports: totalOf(useCompanyReports(id, mayReadReports)),
  }
  return (
    <nav aria-label={t('companies.page.parts')} className={styles.tabs}>
      {companySections
        .filter((section) => section !== 'reports' || mayReadReports)
        .map((section) => {
          const count = counts[section]
          return (
            <button
              key={section}
              type="button"
              className={styles.tab}
              aria-current={section === at ? 'true' : undefined}
              onClick={() => {
                setAt(section)
                goToSection(section)
              }}
            >
              {t(`companies.page.sections.${section}`)}
              {/* Its room is kept, so that nothing moves once it is known. */}
              {count !== undefined && (
                <span className={styles.count}>{count === null ? '' : formatNumber(count, language)}</span>
              )}
            </button>
          )
        })}
    </nav>
  )
}
