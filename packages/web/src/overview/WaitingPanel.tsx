import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Overview.css.ts'

/** What waits for somebody, with where it is seen to. */
export function WaitingPanel({
  overview: { members, resources, demands, introductions, joinRequests, reports },
}: {
  overview: Overview
}) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const companyList = pathTo('businessManagement')
  const [resourceList, demandList] = [pathTo('resourceManagement'), pathTo('demandManagement')]
  const lines = [
    { id: 'reports', count: reports?.open ?? 0, href: `${pathTo('reportList')}?state=open` },
    { id: 'differing', count: members.differing, href: `${companyList}?differs=true` },
    { id: 'joinRequests', count: joinRequests?.waiting ?? 0, href: `${pathTo('joinRequestList')}?state=pending` },
    { id: 'resourcesWaiting', count: resources.waiting, href: `${resourceList}?offReason=waiting` },
    { id: 'demandsWaiting', count: demands.waiting, href: `${demandList}?offReason=waiting` },
    { id: 'resourcesExpiring', count: resources.expiring, href: `${resourceList}?status=0`, note: 'within' },
    { id: 'demandsExpiring', count: demands.expiring, href: `${demandList}?status=0`, note: 'within' },
    {
      id: 'stalled',
      count: introductions.stalled,
      href: `${pathTo('introductionList')}?stalled=true`,
      note: 'since',
    },
    { id: 'abnormal', count: members.abnormal, href: `${companyList}?abnormal=true` },
  ] as const
  const waiting = lines.filter(({ count }) => count > 0)
  return (
    <Panel isPadded title={t('overview.waiting.title')}>
      {waiting.length === 0 ? (
        <p className={styles.note}>{t('overview.waiting.none')}</p>
      ) : (
        <ul className={styles.list}>
          {waiting.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.lineName}>
                {t(`overview.waiting.${line.id}`)}
                {'note' in line && <span className={styles.note}> {t(`overview.waiting.${line.note}`)}</span>}
              </span>
              <span className={styles.count}>
                {t('overview.waiting.items', { count: formatNumber(line.count, language) })}
              </span>
              <Link href={line.href}>{t('overview.waiting.open')}</Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
