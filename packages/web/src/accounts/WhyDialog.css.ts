import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const disabled = style({ marginBlockEnd: space(3), color: vars.color.muted })
export const steps = style({ ...text.small, display: 'block', marginBlockStart: space(1), color: vars.color.muted })
