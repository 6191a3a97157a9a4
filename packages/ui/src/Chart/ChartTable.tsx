import { cell, firstCell, scroll, table } from './Chart.css.ts'
import type { ChartPlotProps } from './ChartPlot.tsx'

type ChartTableProps = Pick<ChartPlotProps, 'points' | 'series' | 'format'> & {
  label: string
  /** Heads the points. */
  point: string
  /** Px of its height at least: that of the picture in whose place it stands. */
  height: number
}

/** The numbers of a Chart. */
export function ChartTable({ label, points, series, format, point, height }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable to scroll by keys
    <div className={scroll} style={{ minHeight: height }} tabIndex={0} role="region" aria-label={label}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={firstCell}>
              {point}
            </th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((name, at) => (
            <tr key={name}>
              <th scope="row" className={firstCell}>
                {name}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className={cell}>
                  {typeof values[at] === 'number' ? format(values[at]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
