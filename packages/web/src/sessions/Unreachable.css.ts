import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  minHeight: '100vh',
  padding: space(5),
  textAlign: 'center',
})

export const title = style({ ...text.title, margin: 0 })

export const words = style({ ...text.body, margin: 0, color: vars.color.muted })
