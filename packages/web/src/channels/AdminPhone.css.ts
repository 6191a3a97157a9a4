import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const says = style({ ...text.body, margin: 0, color: vars.color.muted })

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })
