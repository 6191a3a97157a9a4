import { style } from '@vanilla-extract/css'
import { space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  width: 28,
  borderInlineStart: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
})

export const unit = style({ color: vars.color.muted, paddingInlineEnd: space(2.5) })
