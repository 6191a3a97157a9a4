import { Link } from '@icss/ui/Link/Link.tsx'
import type { Company } from '@icss/core/companies/company.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCompanyActivities, useCompanyCounts } from '../companies/company-parts.ts'
import { CompanyPart } from '../companies/CompanyPart.tsx'
import * as styles from '../companies/CompanyScreen.css.ts'
import { useCopy } from '../language/copy.ts'
import { ActivityStatus } from './ActivityStatus.tsx'

/** The activities that a company holds, the latest first. */
export function CompanyActivities({ company: { id, name } }: { company: Company }) {
  const t = useCopy()
  const found = useCompanyActivities(name)
  const all = `${pathTo('activityManagement')}?company=${encodeURIComponent(name)}`
  return (
    <CompanyPart
      title={t('companies.page.activities')}
      count={useCompanyCounts(id).data?.activities}
      aside={<Link href={all}>{t('companies.page.all')}</Link>}
      query={found}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.nothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {items.map((activity) => (
              <li key={activity.id} className={styles.row}>
                <span className={styles.rowName} title={activity.title}>
                  <Link href={pathTo('newActivities', { id: activity.id })}>{activity.title}</Link>
                </span>
                <span className={styles.rowFact}>{formatDay(activity.startAt)}</span>
                <ActivityStatus activity={activity} />
              </li>
            ))}
          </ul>
        )
      }
    </CompanyPart>
  )
}
