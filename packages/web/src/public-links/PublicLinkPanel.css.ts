import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const quiet = style({ color: vars.color.muted })

export const link = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })

export const facts = style({ display: 'flex', flex: '1 1 16rem', flexDirection: 'column', gap: space(2), minWidth: 0 })

export const line = style({ display: 'flex', alignItems: 'center', gap: space(1), minWidth: 0 })

export const address = style({ minWidth: 0, color: vars.color.accentInk, fontFamily: vars.font.mono })

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
