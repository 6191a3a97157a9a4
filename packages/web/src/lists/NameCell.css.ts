import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const cell = style({ display: 'flex', alignItems: 'center', gap: space(2.5), minWidth: 0 })

export const image = style({ flex: 'none', display: 'inline-flex' })

export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
