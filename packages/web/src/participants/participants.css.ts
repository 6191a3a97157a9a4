import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockEnd: space(3),
})
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
