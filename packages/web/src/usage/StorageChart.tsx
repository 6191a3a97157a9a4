import { Chart } from '@icss/ui/Chart/Chart.tsx'
import { bytesText, unitFor } from '@icss/core/usage/byte-unit.ts'
import { warnShare } from '@icss/core/usage/usage.ts'
import { addDays, chinaDay, daysOf } from '@icss/core/usage/usage-range.ts'
import type { UsageReport } from '@icss/core/usage/usage.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { oneDecimal } from './one-decimal.ts'
import * as styles from './Usage.css.ts'

/** Days beyond which a projection would be most of the picture. */
const mostDaysAhead = 62

const kinds = ['video', 'image', 'file'] as const

/** What was stored at the end of each day, dashed until the quota is reached, and what it is of. */
export function StorageChart({ report: { stored, storage, storedByKind } }: { report: UsageReport }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { quota, fullOn } = storage
  const unit = unitFor(Math.max(quota, ...stored.map(({ bytes }) => bytes)))
  const scaled = (bytes: number) => bytes / unit.bytes
  const last = stored.at(-1)
  const full = fullOn !== null && last ? chinaDay(Date.parse(fullOn)) : undefined
  // A day each, so that the slope is that of the days before.
  const coming =
    full !== undefined && last !== undefined && full > last.day && full <= addDays(last.day, mostDaysAhead)
      ? daysOf({ from: addDays(last.day, 1), to: full })
      : []
  const isProjected = coming.length > 0 && last !== undefined
  return (
    <div>
      <Chart
        kind="line"
        label={t('usage.storageChart', { unit: unit.name })}
        points={[...stored.map(({ day }) => day.slice(5)), ...coming.map((day) => day.slice(5))]}
        series={[
          {
            id: 'stored',
            label: t('usage.storedName'),
            values: [...stored.map(({ bytes }) => scaled(bytes)), ...coming.map(() => null)],
          },
          ...(isProjected
            ? [
                {
                  id: 'projection',
                  label: t('usage.projection'),
                  isProjected: true,
                  values: [
                    ...stored.slice(1).map(() => null),
                    scaled(last.bytes),
                    ...coming.map((_, at) => scaled(last.bytes + ((quota - last.bytes) * (at + 1)) / coming.length)),
                  ],
                },
              ]
            : []),
        ]}
        limits={[
          { value: scaled(quota), label: t('usage.quotaLine'), tone: 'danger' },
          { value: scaled(quota * warnShare), label: t('usage.warnLine'), tone: 'warn' },
        ]}
        format={(value) => oneDecimal(value, language)}
        labels={{ table: t('usage.table'), point: t('usage.point'), empty: t('usage.nothingStored') }}
      />
      <dl className={styles.byKind}>
        {kinds.map((kind) => (
          <div key={kind} className={styles.ofKind}>
            <dt className={styles.muted}>{t(`usage.storedKinds.${kind}`)}</dt>
            <dd className={styles.bytes}>{bytesText(storedByKind[kind], language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
