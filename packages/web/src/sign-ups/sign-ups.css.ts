import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  margin: `0 0 ${space(3)}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const question = style({ display: 'grid', gap: space(3) })
