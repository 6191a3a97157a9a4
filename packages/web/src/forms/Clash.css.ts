import { style } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { softEdge } from '@icss/ui/theme/softEdge.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const clash = style({
  ...text.table,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  padding: `${space(2.5)} ${space(3)}`,
  borderRadius: radius.medium,
  background: vars.color.softWarn,
  color: vars.color.onSoftWarn,
  selectors: { '&:not(:focus-visible)': softEdge },
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
