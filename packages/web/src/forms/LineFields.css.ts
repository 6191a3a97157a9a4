import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space(3) })
export const empty = style({ color: vars.color.muted })
