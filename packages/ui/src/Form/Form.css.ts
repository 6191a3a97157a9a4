import { style } from '@vanilla-extract/css'
import { space } from '../theme/measures.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4), minWidth: 0 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  paddingBlockStart: space(2),
})
