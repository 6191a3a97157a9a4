import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const counts = style({ display: 'grid', gap: space(2) })
