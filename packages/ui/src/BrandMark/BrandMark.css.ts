import { style } from '@vanilla-extract/css'
import { radius } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: radius.medium,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
  forcedColorAdjust: 'none',
})

export const picture = style({ width: 28, height: 28, flexShrink: 0, borderRadius: radius.medium, objectFit: 'cover' })
