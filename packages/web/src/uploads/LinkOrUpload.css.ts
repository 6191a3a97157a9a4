import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const field = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space(1) })

export const other = style({ display: 'flex', justifyContent: 'flex-start' })
