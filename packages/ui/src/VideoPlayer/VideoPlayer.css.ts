import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const place = style({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: '#0b0e13',
  // Its parts are light on dark in every theme.
  colorScheme: 'dark',
})

export const player = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' })

export const fault = style({
  ...text.table,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  height: '100%',
  padding: space(4),
  background: vars.color.subtle,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  color: vars.color.muted,
  textAlign: 'center',
})
