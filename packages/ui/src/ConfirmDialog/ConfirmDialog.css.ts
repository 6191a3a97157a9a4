import { style } from '@vanilla-extract/css'
import { text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const words = style({ ...text.body, color: vars.color.text })
