import { style } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const says = style({ ...text.body, margin: `0 0 ${space(3)}` })
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: space(2),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
})
export const secret = style({ flex: 1, minWidth: 0, fontFamily: vars.font.mono, overflowWrap: 'anywhere' })
