import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: `${space(2)} ${space(6)}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: '1fr' } },
})

export const pair = style({ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: space(3) })
export const wide = style([pair, { gridColumn: '1 / -1' }])
export const name = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
export const value = style({ overflowWrap: 'anywhere' })
export const missing = style({ color: vars.color.faint })
