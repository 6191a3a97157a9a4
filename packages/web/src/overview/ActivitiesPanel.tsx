import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { takesSignUpsAt } from '@icss/core/activities/activity.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { useCopy } from '../language/copy.ts'
import { usePlacesWords } from '../activities/usePlacesWords.ts'
import { useNow } from '../shell/useNow.ts'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Overview.css.ts'

/** The activities that come next, with how full they are. */
export function ActivitiesPanel({ activities }: { activities: Overview['activities'] }) {
  const t = useCopy()
  const pathTo = usePaths()
  const places = usePlacesWords()
  const now = useNow()
  return (
    <Panel
      isPadded
      title={t('overview.activities.title')}
      aside={<Link href={pathTo('activityManagement')}>{t('overview.activities.all')}</Link>}
    >
      {activities.length === 0 ? (
        <p className={styles.note}>{t('overview.activities.none')}</p>
      ) : (
        <ul className={styles.list}>
          {activities.map((activity) => (
            <li key={activity.id} className={styles.line}>
              <span className={styles.wholeLine}>
                <Link href={pathTo('activitySignUps', { id: activity.id })}>{activity.title}</Link>
              </span>
              <span className={styles.when}>{formatDateTime(activity.startAt)}</span>
              {activity.signUpLimit > 0 && (
                <span className={styles.fullness}>
                  <span
                    className={styles.filled}
                    style={{ width: `${Math.min(1, activity.confirmed / activity.signUpLimit) * 100}%` }}
                  />
                </span>
              )}
              <span className={styles.count}>{places(activity)}</span>
              {takesSignUpsAt(activity, now) && <Status tone="info">{t('overview.activities.open')}</Status>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
