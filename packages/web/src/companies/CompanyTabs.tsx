import { keepInSight } from '@icss/ui/Tabs/keep-in-sight.ts'
import { tab } from '@icss/ui/Tabs/Tabs.css.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { formatNumber } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useCompanyCounts } from './company-parts.ts'
import { type CompanySection, companySections } from './company-sections.ts'
import { count as countStyle, tabs } from './CompanyTabs.css.ts'
import { useSectionInSight } from './useSectionInSight.ts'

export type CompanyTabsProps = { company: Company; mayReadReports: boolean }

/** The parts of a company's page with how much there is of each, a press away (look-2.md, company). */
export function CompanyTabs({ company: { id, products }, mayReadReports }: CompanyTabsProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { at, goTo } = useSectionInSight()
  const { data, isPending } = useCompanyCounts(id)
  /** Null while it is on its way, undefined where it did not come. */
  const coming = isPending ? null : undefined
  const counts: Partial<Record<CompanySection, number | null | undefined>> = {
    products: products.length,
    cards: data?.cards.total ?? coming,
    resources: data?.resources.total ?? coming,
    demands: data?.demands.total ?? coming,
    activities: data?.activities ?? coming,
    reports: data?.reports ?? coming,
  }
  return (
    <nav aria-label={t('companies.page.parts')} className={tabs}>
      {companySections
        .filter((section) => section !== 'reports' || mayReadReports)
        .map((section) => {
          const count = counts[section]
          return (
            <button
              key={section}
              ref={section === at ? keepInSight : null}
              type="button"
              className={tab}
              aria-current={section === at ? 'true' : undefined}
              onClick={() => goTo(section)}
            >
              {t(`companies.page.sections.${section}`)}
              {/* Its room is kept, so that nothing moves once it is known. */}
              {count !== undefined && (
                <span className={countStyle}>{count === null ? '' : formatNumber(count, language)}</span>
              )}
            </button>
          )
        })}
    </nav>
  )
}
