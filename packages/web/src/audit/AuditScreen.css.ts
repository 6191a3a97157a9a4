import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { softEdge } from '@icss/ui/theme/softEdge.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const result = style({
  ...text.table,
  ...softEdge,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  marginBlockEnd: space(3),
  padding: `${space(2)} ${space(4)}`,
})

export const whole = style([result, { background: vars.color.softGood, color: vars.color.onSoftGood }])
export const broken = style([result, { background: vars.color.softDanger, color: vars.color.onSoftDanger }])
