import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const across = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  padding: `${space(1)} ${space(3)}`,
  background: vars.color.softAccent,
  color: vars.color.onSoftAccent,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
