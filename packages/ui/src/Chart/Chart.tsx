import { useCallback, useState } from 'react'
import {
  caption,
  cell,
  details,
  figure,
  fills,
  firstCell,
  grid,
  head,
  key,
  lines,
  nothing,
  scroll,
  summary,
  svg,
  swatch,
  table,
  words,
} from './Chart.css.ts'
import { shownLabels, ticks } from './scale.ts'

export type ChartSeries = { id: string; label: string; values: readonly number[] }

export type ChartProps = {
  kind: 'line' | 'bar'
  label: string
  /** Below the axis: days, hours, names. */
  points: readonly string[]
  /** One to three, each with a value per point. */
  series: readonly ChartSeries[]
  format: (value: number) => string
  /** `empty` is said in the picture while every value is 0. */
  labels: { table: string; point: string; empty: string }
}

const height = 220
const left = 48
const bottom = 24
const top = 8
type Tone = keyof typeof lines

const toneOf = (at: number) => Math.min(at, 2) as Tone

/** Values over time or over names, with the numbers as a table behind it. */
export function Chart({ kind, label, points, series, format, labels }: ChartProps) {
  const [width, setWidth] = useState(720)
  const watch = useCallback((plot: HTMLDivElement | null) => {
    if (plot === null) return
    // Drawn at its real width, so that words keep their size.
    const observer = new ResizeObserver(() => setWidth(Math.max(240, Math.round(plot.clientWidth))))
    observer.observe(plot)
    return () => observer.disconnect()
  }, [])
  const steps = ticks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0))
  const greatest = steps.at(-1) ?? 1
  const room = (width - left) / Math.max(1, points.length)
  const x = (at: number) => left + room * (at + 0.5)
  const y = (value: number) => top + (height - top - bottom) * (1 - value / greatest)
  // A label of its own width, and a gap.
  const labelRoom = Math.min(84, 16 + 12 * Math.max(0, ...points.map(({ length }) => length)))
  const barWidth = Math.min(28, (room * 0.7) / series.length)
  return (
    <figure className={figure}>
      <figcaption className={head}>
        <span className={caption}>{label}</span>
        {series.length > 1 &&
          series.map(({ id, label: name }, at) => (
            <span key={id} className={key}>
              <svg aria-hidden className={swatch} viewBox="0 0 20 8">
                {kind === 'line' ? (
                  <path d="M0 4h20" className={lines[toneOf(at)]} />
                ) : (
                  <rect width="20" height="8" className={fills[toneOf(at)]} />
                )}
              </svg>
              {name}
            </span>
          ))}
      </figcaption>
      <div ref={watch}>
        <svg className={svg} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {steps.map((step) => (
            <g key={step}>
              <path d={`M${left} ${y(step)}H${width}`} className={grid} />
              <text x={left - 8} y={y(step) + 4} textAnchor="end" className={words}>
                {format(step)}
              </text>
            </g>
          ))}
          {shownLabels(points.length, Math.floor(width / labelRoom)).map((at) => (
            <text
              key={at}
              {...(room < 32 && at === points.length - 1
                ? { x: width, textAnchor: 'end' }
                : { x: x(at), textAnchor: 'middle' })}
              y={height - 6}
              className={words}
            >
              {points[at]}
            </text>
          ))}
          {isEmpty && (
            <text x={(left + width) / 2} y={y(greatest / 2) + 4} textAnchor="middle" className={nothing}>
              {labels.empty}
            </text>
          )}
          {series.map(({ id, label: name, values }, at) =>
            kind === 'line' ? (
              <g key={id}>
                <path
                  className={lines[toneOf(at)]}
                  d={values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('')}
                />
                {values.map((value, i) => (
                  <circle key={points[i]} cx={x(i)} cy={y(value)} r="3" className={fills[toneOf(at)]}>
                    <title>{`${points[i]} ${name} ${format(value)}`}</title>
                  </circle>
                ))}
              </g>
            ) : (
              <g key={id}>
                {values.map((value, i) => (
                  <rect
                    key={points[i]}
                    x={x(i) - (barWidth * series.length) / 2 + barWidth * at}
                    y={y(value)}
                    width={Math.max(1, barWidth - 2)}
                    height={Math.max(0, y(0) - y(value))}
                    rx="2"
                    className={fills[toneOf(at)]}
                  >
                    <title>{`${points[i]} ${name} ${format(value)}`}</title>
                  </rect>
                ))}
              </g>
            ),
          )}
        </svg>
      </div>
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
                      {format(values[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
