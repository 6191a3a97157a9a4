import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay, formatPercent } from '@icss/core/copy/format.ts'
import type { Home } from '@icss/core/home/home.contract.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useNow } from '../shell/useNow.ts'
import * as styles from './Home.css.ts'

const lookAhead = 30 * 86_400_000

/** How full the storage is, hatched how full it will be in 30 days, and below when nothing fits in any more. */
export function StoragePanel({ storage: { used, quota, state, fullOn } }: { storage: Home['storage'] }) {
  const t = useCopy()
  const { language } = useLanguage()
  const now = useNow()
  const share = quota === 0 ? 1 : Math.min(1, used / quota)
  const daysShare = fullOn === null ? 0 : Math.min(1, lookAhead / Math.max(1, Date.parse(fullOn) - now))
  const isTight = state !== 'free'
  const words =
    state === 'full'
      ? t('home.storage.fullNow')
      : fullOn === null
        ? undefined
        : t('home.storage.full', { day: formatDay(fullOn) })
  return (
    <Panel isPadded title={t('home.storage.title')}>
      <div className={styles.gaugeHead}>
        <span>
          {t('home.storage.used')} <strong>{sizeText(used)}</strong>{' '}
          <span className={styles.muted}>{t('home.storage.of', { quota: sizeText(quota) })}</span>
        </span>
        <strong>{formatPercent(share, language)}</strong>
      </div>
      <div
        role="meter"
        aria-label={t('home.storage.title')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.gauge}
      >
        <div className={isTight ? styles.gaugeTight : styles.gaugeUsed} style={{ width: `${share * 100}%` }} />
        <div
          className={isTight ? styles.gaugeTightNext : styles.gaugeNext}
          style={{ width: `${(1 - share) * daysShare * 100}%` }}
        />
      </div>
      {words !== undefined && (
        <p className={isTight ? styles.outlookTight : styles.outlook}>
          {isTight ? <TriangleAlert size={14} /> : <CircleCheck size={14} />}
          {words}
        </p>
      )}
    </Panel>
  )
}
