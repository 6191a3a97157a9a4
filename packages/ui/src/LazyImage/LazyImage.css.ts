import { style } from '@vanilla-extract/css'
import { radius } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: vars.color.track,
  color: vars.color.muted,
})

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
