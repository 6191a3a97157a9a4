import { Chart } from '@icss/ui/Chart/Chart.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { widthIn } from '@icss/core/participants/arrivals.ts'
import { useInZone } from '../language/useInZone.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { arrivalTimes } from './arrival-times.ts'

// The month once, so that the ticks of several days find room on a phone.
const tick = (point: string, isFirst: boolean) => (isFirst || !point.includes(' ') ? point : point.slice(3))

/** A bar for the people who came in each stretch of time. */
export function ArrivalsChart({ arrivals }: { arrivals: Arrivals }) {
  const t = useCopy()
  const { language } = useLanguage()
  const inZone = useInZone()
  const { minutes, items, expected, signedIn } = arrivals
  const { unit, count } = widthIn(minutes)
  const format = (value: number) => formatNumber(value, language)
  return (
    <Chart
      kind="bar"
      label={t(`participants.arrivals.${unit}`, { count, signedIn: format(signedIn), expected: format(expected) })}
      points={arrivalTimes(arrivals)}
      series={[{ id: 'signIns', label: t('participants.arrivals.series'), values: items.map((item) => item.count) }]}
      format={format}
      tick={tick}
      labels={{
        table: t('participants.arrivals.table'),
        point: inZone(t('participants.arrivals.from'), items[0]?.at ?? ''),
        empty: t('participants.arrivals.nothing'),
      }}
    />
  )
}
