import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const alike = style({ display: 'grid', alignContent: 'start', gap: space(2) })

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })
