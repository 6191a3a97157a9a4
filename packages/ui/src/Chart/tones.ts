import { vars } from '../theme/vars.css.ts'

const { color } = vars

/** Told apart by dashes too, not by colour alone. */
const tones = [
  { color: color.accentInk, dashes: '' },
  { color: color.warn, dashes: '6 3' },
  { color: color.good, dashes: '2 3' },
] as const

/** How the series at this place is drawn. */
export const toneOf = (at: number) => tones[at % tones.length] ?? tones[0]
