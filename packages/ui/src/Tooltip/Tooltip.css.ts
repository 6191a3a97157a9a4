import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const tooltip = style({
  ...text.small,
  maxWidth: 260,
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  boxShadow: vars.shadow.float,
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
