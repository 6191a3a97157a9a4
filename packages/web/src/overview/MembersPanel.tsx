import { Chart } from '@icss/ui/Chart/Chart.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './Overview.css.ts'

// The year once, and again where another begins.
const tick = (month: string, isFirst: boolean) => (isFirst || month.endsWith('-01') ? month : month.slice(5))

/** Members at the end of each month, and who came and went in it. */
export function MembersPanel({ members }: Pick<Overview, 'members'>) {
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
    <Panel isPadded title={t('overview.members')}>
      <div className={styles.charts}>
        <Chart
          kind="line"
          label={t('overview.series.total')}
          points={points}
          series={[series('total')]}
          height={104}
          isCloseUp
          format={format}
          tick={tick}
          labels={labels}
        />
        <Chart
          kind="bar"
          label={t('overview.changes')}
          points={points}
          series={[{ ...series('joined'), tone: 'good' }, series('left')]}
          height={84}
          format={format}
          tick={tick}
          labels={labels}
        />
      </div>
    </Panel>
  )
}
