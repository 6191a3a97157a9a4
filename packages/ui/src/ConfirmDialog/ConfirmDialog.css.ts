import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { softEdge } from '../theme/softEdge.ts'
import { vars } from '../theme/vars.css.ts'

export const words = style({ ...text.body, color: vars.color.text })

export const problem = style({
  ...text.table,
  ...softEdge,
  display: 'flex',
  gap: space(2),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: 6,
  background: vars.color.softDanger,
  color: vars.color.onSoftDanger,
})
