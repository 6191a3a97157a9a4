import { style } from '@vanilla-extract/css'
import { radius, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4) })

/** The bar stands in the middle of the line that the label will take. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: space(2), paddingBlockStart: space(1) })

export const control = style({
  height: vars.density.control,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  background: vars.color.subtle,
})
