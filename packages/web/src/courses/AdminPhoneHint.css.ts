import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { softEdge } from '@icss/ui/theme/softEdge.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const hint = style({
  ...text.body,
  ...softEdge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2.5)} ${space(4)}`,
  marginBlockEnd: space(3),
  borderRadius: 6,
  background: vars.color.softWarn,
  color: vars.color.onSoftWarn,
})

export const words = style({ flex: '1 1 240px' })
