import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const choices = style({ display: 'flex', flexDirection: 'column', gap: space(3) })
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })
export const name = style({ flex: '1 1 12rem', fontWeight: 600 })
export const when = style({ color: vars.color.muted })
