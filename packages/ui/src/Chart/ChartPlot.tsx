import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { vars } from '../theme/vars.css.ts'
import { plotHeight, tip } from './Chart.css.ts'
import type { ChartSeries } from './Chart.tsx'
import { toneOf } from './tones.ts'

export type ChartPlotProps = {
  kind: 'line' | 'bar'
  /** Below the axis: days, hours, names. */
  points: readonly string[]
  /** One to three, each with a value per point. */
  series: readonly ChartSeries[]
  format: (value: number) => string
  /** Every value is 0. */
  isEmpty: boolean
}

/** Axes without lines of their own. */
const bare = { axisLine: false, tickLine: false, tick: { fill: vars.color.muted, fontSize: 11 } }
/** Room for a dot and half a date at both ends. */
const inset = 20

type Point = { point: string; values: readonly number[] }

/** The picture of a Chart. It stands still: what moves says nothing that it does not. */
export default function ChartPlot({ kind, points, series, format, isEmpty }: ChartPlotProps) {
  const data = points.map((point, at): Point => ({ point, values: series.map(({ values }) => values[at] ?? 0) }))
  return (
    <ComposedChart
      responsive
      data={data}
      style={{ width: '100%', height: plotHeight }}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={vars.color.border} />
      <XAxis
        dataKey="point"
        {...bare}
        padding={{ left: inset, right: inset }}
        interval="equidistantPreserveEnd"
        minTickGap={16}
      />
      <YAxis
        width="auto"
        {...bare}
        tickFormatter={format}
        allowDecimals={false}
        niceTicks="snap125"
        tickCount={4}
        domain={[0, isEmpty ? 1 : 'auto']}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={false}
        content={({ active, payload, label }) =>
          active === true && (
            <div className={tip}>
              {label}
              {payload.map(({ name, value }) => (
                <div key={String(name)}>{`${name} ${format(Number(value))}`}</div>
              ))}
            </div>
          )
        }
      />
      {series.map(({ id, label }, at) => {
        const { color, dashes } = toneOf(at)
        const shared = { name: label, dataKey: ({ values }: Point) => values[at], isAnimationActive: false }
        return kind === 'line' ? (
          <Line
            key={id}
            {...shared}
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dashes}
            dot={{ r: 3, fill: color, stroke: 'none' }}
            activeDot={{ r: 4, fill: color, stroke: vars.color.panel }}
          />
        ) : (
          <Bar key={id} {...shared} fill={color} maxBarSize={28} radius={[2, 2, 0, 0]} />
        )
      })}
    </ComposedChart>
  )
}
