import { style } from '@vanilla-extract/css'
import { space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const lines = style({ display: 'flex', flexDirection: 'column' })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  height: vars.density.row,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})
