import { TriangleAlert } from 'lucide-react'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime, formatPercent } from '@icss/core/copy/format.ts'
import { bytesText } from '@icss/core/usage/byte-unit.ts'
import { percentOf } from '@icss/core/usage/quota-alert.ts'
import { trafficKinds } from '@icss/core/usage/traffic.ts'
import { chinaDay } from '@icss/core/usage/usage-range.ts'
import type { UsageReport } from '@icss/core/usage/usage.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './Usage.css.ts'

const tones = { free: 'good', warned: 'warn', full: 'bad' } as const

type Level = {
  id: 'storage' | 'traffic'
  title: string
  used: number
  quota: number
  state: keyof typeof tones
  /** Share of the quota that will be used if all goes on, from 0 to 1. */
  next: number
  outlook: string
  /** What being full means. */
  full: string
}

function LevelFigure({ level, raised }: { level: Level; raised: UsageReport['alerts']['raised'][number] | undefined }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { title, used, quota, state, next, outlook, full } = level
  const share = Math.min(1, percentOf(used, quota) / 100)
  const isTight = state !== 'free'
  return (
    <div className={styles.level}>
      <div className={styles.levelHead}>
        <span>{title}</span>
        <Status tone={tones[state]}>{t(`usage.states.${state}`)}</Status>
      </div>
      <div className={styles.levelHead}>
        <span>
          <strong className={styles.number}>{bytesText(used, language)}</strong>{' '}
          <span className={styles.muted}>{t('usage.of', { quota: bytesText(quota, language) })}</span>
        </span>
        <span className={isTight ? styles.tight : styles.muted}>{outlook}</span>
      </div>
      <div
        role="meter"
        aria-label={title}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.gauge}
      >
        <div className={isTight ? styles.gaugeTight : styles.gaugeUsed} style={{ width: `${share * 100}%` }} />
        <div
          className={isTight ? styles.gaugeTightNext : styles.gaugeNext}
          style={{ width: `${Math.max(0, Math.min(1, next) - share) * 100}%` }}
        />
      </div>
      {(state === 'full' || raised) && (
        <p className={styles.note}>
          {state === 'full' && (
            <>
              <TriangleAlert size={14} /> {full}{' '}
            </>
          )}
          {raised && t('usage.alerts.raised', { level: raised.level, time: formatDateTime(raised.at) })}
        </p>
      )}
    </div>
  )
}

/** How full storage and the traffic of this month are, and what the traffic of the range was for. */
export function UsageFigures({ report }: { report: UsageReport }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { storage, month, days, alerts } = report
  const raised = (quota: 'storage' | 'traffic') => alerts.raised.find((one) => one.quota === quota)
  const sums = Object.fromEntries(trafficKinds.map((kind) => [kind, days.reduce((sum, day) => sum + day[kind], 0)]))
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0)
  const projectedShare = month.projected === null ? 0 : percentOf(month.projected, month.quota) / 100
  const levels: Level[] = [
    {
      id: 'storage',
      title: t('usage.storageName'),
      ...storage,
      next: storage.fullOn === null ? 0 : 1,
      outlook: storage.fullOn === null ? '' : t('usage.fullOn', { day: chinaDay(Date.parse(storage.fullOn)) }),
      full: t('usage.uploadsStop'),
    },
    {
      id: 'traffic',
      title: t('usage.monthName'),
      ...month,
      next: projectedShare,
      outlook:
        month.projected === null
          ? t('usage.tooEarly')
          : t('usage.projected', {
              size: bytesText(month.projected, language),
              share: formatPercent(projectedShare, language),
            }),
      full: t('usage.playbackStops'),
    },
  ]
  return (
    <div className={styles.figures}>
      {levels.map((level) => (
        <LevelFigure key={level.id} level={level} raised={raised(level.id)} />
      ))}
      <dl className={styles.sums}>
        {trafficKinds.map((kind) => (
          <div key={kind}>
            <dt className={styles.muted}>{t(`usage.fields.${kind}`)}</dt>
            <dd className={styles.sum}>{bytesText(sums[kind] ?? 0, language)}</dd>
            <dd className={styles.share}>
              {t('usage.shareOfRange', { share: formatPercent(total === 0 ? 0 : (sums[kind] ?? 0) / total, language) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
