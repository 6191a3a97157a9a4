import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4) })

export const explanation = style({ ...text.body, margin: 0, color: vars.color.muted })

export const failure = style({ ...text.small, margin: 0, color: vars.color.dangerInk })

export const nothing = style({ display: 'none' })
