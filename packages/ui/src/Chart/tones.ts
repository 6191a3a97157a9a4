import { vars } from '../theme/vars.css.ts'
import type { ChartSeries } from './series.ts'

const { color } = vars

/** Told apart by dashes too, not by colour alone. */
const tones = {
  accent: { color: color.accentInk, dashes: '' },
  warn: { color: color.warn, dashes: '6 3' },
  good: { color: color.good, dashes: '2 3' },
} as const
const inOrder = ['accent', 'warn', 'good'] as const

const projection = { color: color.muted, dashes: '4 4' } as const

/** How a series at this place is drawn. */
export const toneOf = ({ isProjected = false, tone }: Pick<ChartSeries, 'isProjected' | 'tone'>, at: number) =>
  isProjected ? projection : tones[tone ?? inOrder[at % inOrder.length] ?? 'accent']

/** How a bar is filled: what is projected is an outline of dashes, so that no pattern is needed. */
export const barOf = (fill: string, isProjected: boolean) =>
  isProjected ? { fill: 'transparent', stroke: fill, strokeDasharray: '3 2' } : { fill }

export const limitTones = { warn: color.warn, danger: color.dangerInk } as const
