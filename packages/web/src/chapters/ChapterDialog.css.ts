import { style } from '@vanilla-extract/css'
import { text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const waits = style({ ...text.small, marginInlineEnd: 'auto', color: vars.color.muted })
