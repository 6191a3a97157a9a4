import { Clock, CircleAlert, ClipboardCheck, Flag, Handshake, TriangleAlert, UserPlus } from 'lucide-react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { whatWaits } from '@icss/core/overview/what-waits.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Overview.css.ts'

/** How each is drawn: red only what harms somebody now. */
const looks = {
  reports: [Flag, 'danger'],
  differing: [CircleAlert, 'warn'],
  joinRequests: [UserPlus, 'plain'],
  resourcesWaiting: [ClipboardCheck, 'plain'],
  demandsWaiting: [ClipboardCheck, 'plain'],
  resourcesExpiring: [Clock, 'warn'],
  demandsExpiring: [Clock, 'warn'],
  stalled: [Handshake, 'plain'],
  abnormal: [TriangleAlert, 'warn'],
} as const

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
  const all = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel
      title={t('overview.waiting.title')}
      isPadded={all === 0}
      {...(all > 0 && { count: t('overview.waiting.sum', { count: all }) })}
    >
      {all === 0 ? (
        <p className={styles.note}>{t('overview.waiting.none')}</p>
      ) : (
        <ul className={styles.waitingList}>
          {waiting.map((line) => {
            const [Icon, harm] = looks[line.id]
            return (
              <li key={line.id} className={styles.waits}>
                <span className={styles.harm[harm]}>
                  <Icon size={16} aria-hidden />
                </span>
                <span className={styles.lineName}>
                  {t(`overview.waiting.${line.id}`)}
                  {'note' in line && <span className={styles.note}> {t(`overview.waiting.${line.note}`)}</span>}
                </span>
                <span className={styles.count}>
                  {t('overview.waiting.items', { count: formatNumber(line.count, language) })}
                </span>
                <Link href={seenToAt[line.id]}>{t(`overview.waiting.acts.${line.id}`)}</Link>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
