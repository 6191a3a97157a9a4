import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const about = style({
  ...text.body,
  margin: 0,
  paddingBlockEnd: space(3),
  maxWidth: 720,
  color: vars.color.muted,
})

export const words = style({ display: 'grid', gap: space(2) })
