import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const fault = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  minHeight: vars.density.row,
})

export const says = style({ flex: '1 1 10rem', minWidth: 0, color: vars.color.muted, overflowWrap: 'anywhere' })
