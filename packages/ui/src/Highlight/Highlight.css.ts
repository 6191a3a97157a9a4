import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const mark = style({ background: vars.color.mark, color: 'inherit', borderRadius: 2 })
