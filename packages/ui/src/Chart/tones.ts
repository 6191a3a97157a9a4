import { vars } from '../theme/vars.css.ts'

const { color } = vars

/** Told apart by dashes too, not by colour alone. */
const tones = [
  { color: color.accentInk, dashes: '' },
  { color: color.warn, dashes: '6 3' },
  { color: color.good, dashes: '2 3' },
] as const

const projection = { color: color.muted, dashes: '4 4' } as const

/** How the series at this place is drawn. */
export const toneOf = (at: number, isProjected = false) =>
  isProjected ? projection : (tones[at % tones.length] ?? tones[0])

/** How a bar is filled: what is projected is an outline of dashes, so that no pattern is needed. */
export const barOf = (fill: string, isProjected: boolean) =>
  isProjected ? { fill: 'transparent', stroke: fill, strokeDasharray: '3 2' } : { fill }

export const limitTones = { warn: color.warn, danger: color.dangerInk } as const
