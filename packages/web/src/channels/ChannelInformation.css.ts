import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) })
