import { style } from '@vanilla-extract/css'
import { space } from '../theme/measures.ts'

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(2) })
