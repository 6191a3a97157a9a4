import { style } from '@vanilla-extract/css'
import { radius, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const eye = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  marginInlineEnd: space(1),
  padding: 0,
  border: 'none',
  background: 'none',
  borderRadius: radius.small,
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &:not([data-rac]):hover': { background: vars.color.hover, color: vars.color.text } },
})
