import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const history = style({ display: 'grid', justifyItems: 'start', gap: space(2), marginBlockStart: space(5) })
