import { style } from '@vanilla-extract/css'
import { space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const face = style({ marginInlineStart: 'auto', marginInlineEnd: space(2), color: vars.color.muted })
