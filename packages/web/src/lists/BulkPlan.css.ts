import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const words = style({ display: 'flex', alignItems: 'center', gap: space(2), margin: 0 })

export const list = style({
  ...text.table,
  margin: 0,
  paddingInlineStart: space(5),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
