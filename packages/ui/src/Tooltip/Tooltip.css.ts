import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const tooltip = style({
  ...text.small,
  // Its width must not follow from where it stands: words that change while it is shown would wrap beside the window's edge.
  width: 'max-content',
  maxWidth: 'min(260px, calc(100vw - 24px))',
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  boxShadow: vars.shadow.float,
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
