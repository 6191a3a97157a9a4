import { style } from '@vanilla-extract/css'
import { text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const why = style({ ...text.small, maxWidth: 260, margin: 0, color: vars.color.muted })
