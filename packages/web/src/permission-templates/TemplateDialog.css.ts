import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const head = style({ ...text.body, display: 'flex', alignItems: 'center', gap: space(2) })

export const note = style({ ...text.small, color: vars.color.muted })

export const group = style({ display: 'grid', gap: space(2), marginBlockEnd: space(4) })

export const groupTitle = style({ ...text.subtitle })

export const line = style({ ...text.body, display: 'flex', justifyContent: 'space-between', gap: space(3) })

export const quiet = style({ color: vars.color.muted })
