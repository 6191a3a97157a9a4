import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCompanyCounts, useCompanyReports } from '../companies/company-parts.ts'
import { CompanyPart } from '../companies/CompanyPart.tsx'
import * as styles from '../companies/CompanyScreen.css.ts'
import { useCopy } from '../language/copy.ts'
import { ReportStatus } from './ReportStatus.tsx'

/** What was reported of a company, of its cards and of what it offers and looks for, the latest first. */
export function CompanyReports({ companyId }: { companyId: string }) {
  const t = useCopy()
  const found = useCompanyReports(companyId)
  return (
    <CompanyPart
      title={t('companies.page.reports')}
      count={useCompanyCounts(companyId).data?.reports ?? undefined}
      aside={<Link href={`${pathTo('reportList')}?companyId=${companyId}`}>{t('companies.page.all')}</Link>}
      query={found}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.nothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {items.map(({ id, thingName, type, createdAt, state }) => (
              <li key={id} className={styles.row}>
                <span className={styles.rowName} title={thingName}>
                  {thingName}
                </span>
                <span className={styles.rowFact}>
                  {t(`reports.types.${type}`)} {formatDay(createdAt)}
                </span>
                <ReportStatus state={state} />
              </li>
            ))}
          </ul>
        )
      }
    </CompanyPart>
  )
}
