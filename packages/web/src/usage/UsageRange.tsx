import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DateRangeField } from '@icss/ui/DateRangeField/DateRangeField.tsx'
import { presetNames, presetRange } from '@icss/ui/DateRangeField/presets.ts'
import type { usageThingsQuery, UsageReport } from '@icss/core/usage/usage.contract.ts'
import { chinaDay } from '@icss/core/usage/usage-range.ts'
import type * as z from 'zod/mini'
import { useCopy } from '../language/copy.ts'
import type { ListState } from '../lists/useListQuery.ts'
import * as styles from './Usage.css.ts'

export type UsageState = ListState<z.output<typeof usageThingsQuery>>

export type UsageRangeProps = { state: UsageState; shown: Pick<UsageReport, 'from' | 'to'> | undefined }

/** Which days are shown: those of a preset, of this month, or any. */
export function UsageRange({ state: { query, change }, shown }: UsageRangeProps) {
  const t = useCopy()
  const [today] = useState(() => chinaDay(Date.now()))
  const { from, to } = query
  const isMonth = from === '' && to === ''
  const preset = (name: (typeof presetNames)[number]) => {
    const { start, end } = presetRange(name, today)
    return { from: start, to: end }
  }
  const choices = [
    ...presetNames.map((name) => {
      const range = preset(name)
      return { id: name, range, isChosen: range.from === from && range.to === to }
    }),
    { id: 'month', range: { from: undefined, to: undefined }, isChosen: isMonth },
  ] as const
  const labels = {
    today: t('usage.ranges.today'),
    yesterday: t('usage.ranges.yesterday'),
    last7: t('usage.ranges.last7'),
    last30: t('usage.ranges.last30'),
    clear: t('usage.ranges.clear'),
  }
  return (
    <div className={styles.ranges}>
      <div role="group" aria-label={t('usage.ranges.label')} className={styles.presets}>
        {choices.map(({ id, range, isChosen }) => (
          <Button
            key={id}
            variant={isChosen ? 'secondary' : 'quiet'}
            aria-pressed={isChosen}
            onPress={() => change({ ...range, page: 1 })}
          >
            {t(`usage.ranges.${id}`)}
          </Button>
        ))}
      </div>
      <DateRangeField
        label={t('usage.ranges.label')}
        isLabelHidden
        today={today}
        value={isMonth && shown ? { start: shown.from, end: shown.to } : from && to ? { start: from, end: to } : null}
        onChange={(range) => change({ from: range?.start, to: range?.end, page: 1 })}
        labels={labels}
      />
    </div>
  )
}
