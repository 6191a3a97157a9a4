import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const words = style({ ...text.body, display: 'grid', gap: space(2), color: vars.color.text })
