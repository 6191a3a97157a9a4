import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const panel = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  background: vars.color.panel,
  minWidth: 0,
  overflow: 'clip',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  minWidth: 0,
})
export const title = style({ ...text.subtitle, overflowWrap: 'anywhere' })
export const count = style({ ...text.small, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const padded = style({ padding: space(4) })
export const aside = style({ display: 'flex', alignItems: 'center', gap: space(2) })
