import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const page = style({ ...text.body, display: 'grid', gap: space(5), maxWidth: '44em', color: vars.color.text })

export const title = style({ ...text.body, marginBlockEnd: space(2), fontWeight: 600 })

export const steps = style({ display: 'grid', gap: space(1.5), paddingInlineStart: space(5), listStyle: 'decimal' })
