import { Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import * as styles from './Chart.css.ts'
import type { ChartPlotProps } from './ChartPlot.tsx'
import { ChartTable } from './ChartTable.tsx'
import { barOf, toneOf } from './tones.ts'

/** Px. */
const usualHeight = 220

export type ChartProps = Omit<ChartPlotProps, 'isEmpty' | 'height'> & {
  label: string
  /** Px of the picture, and of the table in its place at least. */
  height?: number
  /** `empty` is said in the picture while every value is 0. */
  labels: { table: string; point: string; empty: string }
}

/** What draws weighs as much as a screen, so that it comes behind the words. */
const ChartPlot = lazy(() => import('./ChartPlot.tsx'))

/** Values over time or over names; a button puts the numbers in place of the picture, as a table. */
export function Chart({ label, labels, height = usualHeight, ...plot }: ChartProps) {
  const { kind, points, series, format } = plot
  const [isTable, setTable] = useState(false)
  const isEmpty = series.every(({ values }) => values.every((value) => value === null || value === 0))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <span className={styles.caption}>{label}</span>
        {series.length > 1 &&
          series.map((one, at) => {
            const { id, label: name, isProjected = false } = one
            const { color, dashes } = toneOf(one, at)
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
        <button
          type="button"
          className={styles.turn}
          // One of several on a screen.
          aria-label={`${labels.table} ${label}`}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          <Table2 size={14} aria-hidden />
          {labels.table}
        </button>
      </figcaption>
      {isTable ? (
        <ChartTable {...{ label, points, series, format, height }} point={labels.point} />
      ) : (
        <div className={styles.plot} style={{ minHeight: height }} role="img" aria-label={label}>
          <Suspense fallback={null}>
            <ChartPlot {...plot} height={height} isEmpty={isEmpty} />
          </Suspense>
          {isEmpty && <span className={styles.nothing}>{labels.empty}</span>}
        </div>
      )}
    </figure>
  )
}
