import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { whatWaits } from '@icss/core/overview/what-waits.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Overview.css.ts'

/** What waits for somebody, with where it is seen to. */
export function WaitingPanel({ overview }: { overview: Overview }) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const companyList = pathTo('businessManagement')
  const [resourceList, demandList] = [pathTo('resourceManagement'), pathTo('demandManagement')]
  const seenToAt = {
    reports: `${pathTo('reportList')}?state=open`,
    differing: `${companyList}?differs=true`,
    joinRequests: `${pathTo('joinRequestList')}?state=pending`,
    resourcesWaiting: `${resourceList}?offReason=waiting`,
    demandsWaiting: `${demandList}?offReason=waiting`,
    resourcesExpiring: `${resourceList}?expiring=true`,
    demandsExpiring: `${demandList}?expiring=true`,
    stalled: `${pathTo('introductionList')}?stalled=true`,
    abnormal: `${companyList}?abnormal=true`,
  }
  const waiting = whatWaits(overview)
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
              <Link href={seenToAt[line.id]}>{t('overview.waiting.open')}</Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
