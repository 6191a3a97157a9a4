import { style } from '@vanilla-extract/css'
import { layer, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const place = style({
  position: 'fixed',
  insetInlineEnd: space(6),
  bottom: space(6),
  zIndex: layer.header,
  borderRadius: 6,
  boxShadow: vars.shadow.float,
})
