import { Chart } from '@icss/ui/Chart/Chart.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import { type Overview, overviewMonths } from '@icss/core/overview/overview.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './Overview.css.ts'

type Months = (typeof overviewMonths)[number]

export type MembersPanelProps = {
  members: Overview['members']
  months: Months
  onMonths: (months: Months) => void
}

// The year once, and again where another begins.
const tick = (month: string, isFirst: boolean) => (isFirst || month.endsWith('-01') ? month : month.slice(5))

/** Members at the end of each month, and who came and went in it. */
export function MembersPanel({ members, months, onMonths }: MembersPanelProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const points = members.months.map(({ month }) => month)
  const format = (value: number) => formatNumber(value, language)
  const labels = { table: t('overview.table'), point: t('overview.month'), empty: t('overview.nothing') }
  const series = (id: 'total' | 'joined' | 'left') => ({
    id,
    label: t(`overview.series.${id}`),
    values: members.months.map((month) => month[id]),
  })
  return (
    <Panel
      isPadded
      title={t('overview.members')}
      aside={
        <Select
          label={t('overview.range')}
          isLabelHidden
          placeholder={t('overview.range')}
          value={months}
          options={overviewMonths.map((value) => ({ value, label: t(`overview.ranges.${value}`) }))}
          onChange={(value) => onMonths(value as Months)}
        />
      }
    >
      <div className={styles.charts}>
        <Chart
          kind="line"
          label={t('overview.series.total')}
          points={points}
          series={[series('total')]}
          format={format}
          tick={tick}
          labels={labels}
        />
        <Chart
          kind="bar"
          label={t('overview.changes')}
          points={points}
          series={[series('joined'), series('left')]}
          format={format}
          tick={tick}
          labels={labels}
        />
      </div>
    </Panel>
  )
}
