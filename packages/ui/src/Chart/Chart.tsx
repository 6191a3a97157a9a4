import { lazy, Suspense } from 'react'
import * as styles from './Chart.css.ts'
import type { ChartPlotProps } from './ChartPlot.tsx'
import { ChartTable } from './ChartTable.tsx'
import { barOf, toneOf } from './tones.ts'

export type ChartProps = Omit<ChartPlotProps, 'isEmpty'> & {
  label: string
  /** `empty` is said in the picture while every value is 0. */
  labels: { table: string; point: string; empty: string }
}

/** What draws weighs as much as a screen, so that it comes behind the words. */
const ChartPlot = lazy(() => import('./ChartPlot.tsx'))

/** Values over time or over names, with the numbers as a table behind it. */
export function Chart({ label, labels, ...plot }: ChartProps) {
  const { kind, points, series, format } = plot
  const isEmpty = series.every(({ values }) => values.every((value) => value === null || value === 0))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <span className={styles.caption}>{label}</span>
        {series.length > 1 &&
          series.map(({ id, label: name, isProjected = false }, at) => {
            const { color, dashes } = toneOf(at, isProjected)
            return (
              <span key={id} className={styles.key}>
                <svg aria-hidden className={styles.swatch} viewBox="0 0 20 8">
                  {kind === 'line' ? (
                    <path d="M0 4h20" stroke={color} strokeWidth="2" strokeDasharray={dashes} />
                  ) : (
                    <rect width="20" height="8" {...barOf(color, isProjected)} />
                  )}
                </svg>
                {name}
              </span>
            )
          })}
      </figcaption>
      <div className={styles.plot} role="img" aria-label={label}>
        <Suspense fallback={null}>
          <ChartPlot {...plot} isEmpty={isEmpty} />
        </Suspense>
        {isEmpty && <span className={styles.nothing}>{labels.empty}</span>}
      </div>
      <ChartTable label={label} points={points} series={series} format={format} labels={labels} />
    </figure>
  )
}
