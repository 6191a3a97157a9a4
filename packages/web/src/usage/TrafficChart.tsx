import { Chart } from '@icss/ui/Chart/Chart.tsx'
import { byMonth, mostDaysShown } from '@icss/core/usage/by-month.ts'
import { unitFor } from '@icss/core/usage/byte-unit.ts'
import { trafficTotal } from '@icss/core/usage/traffic.ts'
import { addDays, chinaDay, daysOf } from '@icss/core/usage/usage-range.ts'
import type { UsageReport } from '@icss/core/usage/usage.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { oneDecimal } from './one-decimal.ts'

const kinds = ['playback', 'live', 'storage'] as const

/** Traffic by day, by month where there are many days, and hatched what the rest of the range comes to at the pace of now. */
export function TrafficChart({ report: { days, month, to, at } }: { report: UsageReport }) {
  const t = useCopy()
  const { language } = useLanguage()
  const isByMonth = days.length > mostDaysShown
  const shown = isByMonth ? byMonth(days) : days
  const tomorrow = addDays(chinaDay(Date.parse(at)), 1)
  const coming = isByMonth || month.pace === null || to < tomorrow ? [] : daysOf({ from: tomorrow, to })
  const unit = unitFor(Math.max(month.pace ?? 0, ...shown.map(trafficTotal)))
  const none = coming.map(() => null)
  const label = (day: string) => (isByMonth ? day : day.slice(5))
  const pace = month.pace ?? 0
  return (
    <Chart
      kind="bar"
      isStacked
      label={t(isByMonth ? 'usage.perMonth' : 'usage.perDay', { unit: unit.name })}
      points={[...shown.map(({ day }) => label(day)), ...coming.map(label)]}
      series={[
        ...kinds.map((kind) => ({
          id: kind,
          label: t(`usage.kinds.${kind}`),
          values: [...shown.map((day) => day[kind] / unit.bytes), ...none],
        })),
        ...(coming.length > 0
          ? [
              {
                id: 'projection',
                label: t('usage.projection'),
                isProjected: true,
                values: [...shown.map(() => null), ...coming.map(() => pace / unit.bytes)],
              },
            ]
          : []),
      ]}
      format={(value) => oneDecimal(value, language)}
      labels={{ table: t('usage.table'), point: t('usage.point'), empty: t('usage.nothing') }}
    />
  )
}
