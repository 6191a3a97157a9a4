import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const around = style({ containerType: 'inline-size', width: '100%' })

/** A name as wide as the longest, up to where it would leave too little for the values. */
const columns = (count: number) => `repeat(${count}, fit-content(9rem) minmax(0, 1fr))`

export const list = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: columns(1),
  gap: `${space(2)} ${space(3)}`,
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: columns(2) },
    '(min-width: 960px)': { gridTemplateColumns: columns(3) },
  },
})

export const pair = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: 'span 2' })
export const wide = style([pair, { gridColumn: '1 / -1' }])
export const name = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
export const value = style({ gridColumn: '2 / -1', paddingInlineEnd: space(3), overflowWrap: 'anywhere' })
export const missing = style({ color: vars.color.faint })
