import { style } from '@vanilla-extract/css'
import { radius } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: radius.medium,
  background: vars.color.softAccent,
  color: vars.color.onSoftAccent,
  fontWeight: 600,
  lineHeight: 1,
  overflow: 'hidden',
  userSelect: 'none',
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
