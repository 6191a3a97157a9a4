import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { softEdge } from '../theme/softEdge.ts'
import { vars } from '../theme/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4), minWidth: 0 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  paddingBlockStart: space(2),
})

export const fault = style({
  ...text.table,
  ...softEdge,
  display: 'flex',
  gap: space(2),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.medium,
  background: vars.color.softDanger,
  color: vars.color.onSoftDanger,
})
