import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { softEdge } from '../theme/softEdge.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const base = style({
  ...text.small,
  ...softEdge,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  height: 20,
  paddingInline: space(1.5),
  borderRadius: radius.round,
})

export const tones = styleVariants({
  quiet: [base, { background: color.softNeutral, color: color.onSoftNeutral }],
  accent: [base, { background: color.accent, color: color.onAccent }],
})
