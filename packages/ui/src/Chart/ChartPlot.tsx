import { Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { vars } from '../theme/vars.css.ts'
import { tip } from './Chart.css.ts'
import type { ChartLimit, ChartSeries } from './series.ts'
import { hideMeasure } from './hideMeasure.ts'
import { barOf, limitTones, toneOf } from './tones.ts'

export type ChartPlotProps = {
  kind: 'line' | 'bar'
  /** Below the axis: days, hours, names. */
  points: readonly string[]
  /** One to three, and what is projected. */
  series: readonly ChartSeries[]
  format: (value: number) => string
  /** What stands below the axis of a point, the first of those shown or a later one; the point itself, unless said. */
  tick?: (point: string, isFirst: boolean) => string
  /** Bars stand upon each other. */
  isStacked?: boolean
  /** Px of its height. */
  height: number
  /** Whether the axis begins near the least value: what changes little would be a line without a slope. */
  isCloseUp?: boolean
  limits?: readonly ChartLimit[]
  /** Every value is 0. */
  isEmpty: boolean
}

hideMeasure()

/** Axes without lines of their own. */
const bare = { axisLine: false, tickLine: false, tick: { fill: vars.color.muted, fontSize: 11 } }
/** Points beyond which dots run into each other. */
const mostDots = 40
/** Room for a dot and half a date at both ends. */
const inset = 20

const asItIs = (point: string) => point

const noLimits: readonly ChartLimit[] = []

type Point = { point: string; values: readonly (number | null)[] }

/** The picture of a Chart. It stands still: what moves says nothing that it does not. */
export default function ChartPlot({
  kind,
  points,
  series,
  format,
  tick = asItIs,
  isEmpty,
  isStacked = false,
  height,
  isCloseUp = false,
  limits = noLimits,
}: ChartPlotProps) {
  const data = points.map((point, at): Point => ({ point, values: series.map(({ values }) => values[at] ?? null) }))
  return (
    <ComposedChart
      responsive
      data={data}
      style={{ width: '100%', height }}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={vars.color.border} />
      <XAxis
        dataKey="point"
        {...bare}
        padding={{ left: inset, right: inset }}
        tickFormatter={(point: string, at: number) => tick(point, at === 0)}
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
        interval={0}
        domain={[isCloseUp && !isEmpty ? 'auto' : 0, isEmpty ? 1 : 'auto']}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={false}
        content={({ active, payload, label }) =>
          active === true && (
            <div className={tip}>
              {label}
              {payload.map(
                ({ name, value }) =>
                  value !== null && <div key={String(name)}>{`${name} ${format(Number(value))}`}</div>,
              )}
            </div>
          )
        }
      />
      {limits.map(({ value, label, tone }) => (
        <ReferenceLine
          key={label}
          y={value}
          ifOverflow="extendDomain"
          stroke={limitTones[tone]}
          strokeDasharray={tone === 'warn' ? '4 3' : ''}
          label={{ value: label, position: 'insideTopLeft', fill: limitTones[tone], fontSize: 11 }}
        />
      ))}
      {series.map((one, at) => {
        const { id, label, isProjected = false } = one
        const { color, dashes } = toneOf(one, at)
        const shared = { name: label, dataKey: ({ values }: Point) => values[at], isAnimationActive: false }
        return kind === 'line' ? (
          <Line
            key={id}
            {...shared}
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dashes}
            dot={points.length > mostDots ? false : { r: 3, fill: color, stroke: 'none' }}
            activeDot={{ r: 4, fill: color, stroke: vars.color.panel }}
          />
        ) : (
          <Bar
            key={id}
            {...shared}
            {...barOf(color, isProjected)}
            {...(isStacked ? { stackId: 'all' } : { radius: [2, 2, 0, 0] as [number, number, number, number] })}
            maxBarSize={28}
          />
        )
      })}
    </ComposedChart>
  )
}
