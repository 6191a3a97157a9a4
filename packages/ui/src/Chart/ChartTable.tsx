import { cell, details, firstCell, scroll, summary, table } from './Chart.css.ts'
import type { ChartPlotProps } from './ChartPlot.tsx'

/** The numbers of a Chart, for whoever wants to read them or cannot see it. */
export function ChartTable({
  label,
  points,
  series,
  format,
  labels,
}: Pick<ChartPlotProps, 'points' | 'series' | 'format'> & { label: string; labels: { table: string; point: string } }) {
  return (
    <details className={details}>
      <summary className={summary}>{labels.table}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable to scroll by keys */}
      <div className={scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={firstCell}>
                {labels.point}
              </th>
              {series.map(({ id, label: name }) => (
                <th key={id} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, at) => (
              <tr key={point}>
                <th scope="row" className={firstCell}>
                  {point}
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
    </details>
  )
}
