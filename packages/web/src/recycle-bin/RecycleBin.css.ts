import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const hint = style({ ...text.small, margin: `0 0 ${space(3)}`, color: vars.color.muted })
