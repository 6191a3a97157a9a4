import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const whole = style({ display: 'flex', flexDirection: 'column', gap: space(1.5), minWidth: 0 })
export const inOneLine = style({ flexDirection: 'row', alignItems: 'center', gap: space(2.5) })
export const line = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
})
export const name = style({ color: color.text, overflowWrap: 'anywhere' })
export const count = style({ color: color.muted })
export const end = style({ marginInlineStart: 'auto' })

export const track = style({
  height: 6,
  borderRadius: radius.round,
  background: color.track,
  overflow: 'hidden',
  selectors: { [`${inOneLine} > &`]: { flex: 1, minWidth: 48 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const bar = style({
  height: '100%',
  borderRadius: radius.round,
  transition: 'width 120ms linear',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

export const tones = styleVariants({
  accent: [bar, { background: color.accentInk }],
  good: [bar, { background: color.good }],
  warn: [bar, { background: color.warn }],
  bad: [bar, { background: color.dangerInk }],
})
