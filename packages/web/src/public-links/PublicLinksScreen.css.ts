import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const hint = style({ ...text.small, margin: `0 0 ${space(3)}`, color: vars.color.muted })

export const link = style({ display: 'flex', alignItems: 'center', gap: space(1), minWidth: 0 })

export const address = style({
  overflow: 'hidden',
  color: vars.color.accentInk,
  fontFamily: vars.font.mono,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
