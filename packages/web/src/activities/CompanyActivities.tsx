import { useQuery } from '@tanstack/react-query'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import * as styles from '../companies/CompanyScreen.css.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { ActivityStatus } from './ActivityStatus.tsx'

/** Rows that are shown beside a company; the rest is in their list. */
const shown = 5

/** The activities that a company holds, the latest first. */
export function CompanyActivities({ name }: { name: string }) {
  const t = useCopy()
  const { activities } = useClient()
  const found = useQuery({
    queryKey: ['activities', 'of', name],
    queryFn: ({ signal }) => activities.list({ query: { company: name, pageSize: 20 } }, { signal }),
  })
  const all = (
    <Link href={`${pathTo('activityManagement')}?company=${encodeURIComponent(name)}`}>{t('companies.page.all')}</Link>
  )
  return (
    <Fetched query={found} outline={shown}>
      {({ items, total }) => (
        <Panel isPadded title={`${t('companies.page.activities')} ${total}`} aside={all}>
          {items.length === 0 ? (
            <p className={styles.quiet}>{t('companies.page.nothing')}</p>
          ) : (
            <ul className={styles.list}>
              {items.slice(0, shown).map((activity) => (
                <li key={activity.id} className={styles.line}>
                  <span className={styles.lineName}>
                    <Link href={pathTo('newActivities', { id: activity.id })}>{activity.title}</Link>
                  </span>
                  <span className={styles.quiet}>{formatDay(activity.startAt)}</span>
                  <ActivityStatus activity={activity} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Fetched>
  )
}
