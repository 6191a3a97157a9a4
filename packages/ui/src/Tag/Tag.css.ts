import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { softEdge } from '../theme/softEdge.ts'
import { vars } from '../theme/vars.css.ts'

export const tag = style({
  ...text.small,
  ...softEdge,
  display: 'inline-block',
  maxWidth: '100%',
  paddingInline: space(2),
  paddingBlock: 1,
  borderRadius: radius.small,
  background: vars.color.softNeutral,
  color: vars.color.onSoftNeutral,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
})

export const rest = style([tag, { position: 'relative', flexShrink: 0 }])

export const tagRow = style({ display: 'flex', gap: space(1), overflow: 'hidden' })
