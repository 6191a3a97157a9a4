import { style, styleVariants } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const whole = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '100%',
  color: color.muted,
})

const frame = style({
  boxSizing: 'content-box',
  overflow: 'hidden',
  background: color.page,
  color: color.text,
  borderStyle: 'solid',
  borderColor: color.borderControl,
})

export const frames = styleVariants({
  phone: [frame, { borderWidth: 6, borderRadius: 20 }],
  screen: [frame, { borderWidth: '4px 4px 12px', borderRadius: 6 }],
})

export const inside = style({ transformOrigin: '0 0', overflow: 'hidden' })

export const words = style({
  ...text.body,
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  margin: 0,
  padding: space(3),
  background: color.subtle,
  color: color.muted,
  textAlign: 'center',
})
