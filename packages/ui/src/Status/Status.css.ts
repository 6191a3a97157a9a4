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
  gap: space(1.5),
  maxWidth: '100%',
  minHeight: 22,
  paddingInline: space(2),
  borderRadius: radius.round,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
})

export const tones = styleVariants({
  good: [base, { background: color.softGood, color: color.onSoftGood }],
  warn: [base, { background: color.softWarn, color: color.onSoftWarn }],
  bad: [base, { background: color.softDanger, color: color.onSoftDanger }],
  info: [base, { background: color.softAccent, color: color.onSoftAccent }],
  neutral: [base, { background: color.softNeutral, color: color.onSoftNeutral }],
})

export const dot = style({
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: 'currentColor',
  flexShrink: 0,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
