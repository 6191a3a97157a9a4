import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const code = style({
  borderRadius: radius.small,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  forcedColorAdjust: 'none',
  height: 'auto',
})

export const tooLong = style({
  ...text.small,
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  padding: space(3),
  border: `1px dashed ${vars.color.borderDanger}`,
  borderRadius: radius.small,
  color: vars.color.dangerInk,
  textAlign: 'center',
})
