import { style } from '@vanilla-extract/css'
import { radius, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const glass = style({ marginInlineStart: space(2.5), color: vars.color.muted, flexShrink: 0 })

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: space(0.75),
  borderRadius: radius.small,
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '[data-empty] &': { display: 'none' },
  },
})
