import { style } from '@vanilla-extract/css'
import { radius, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: space(1),
  borderRadius: radius.small,
  color: vars.color.muted,
  cursor: 'pointer',
})
