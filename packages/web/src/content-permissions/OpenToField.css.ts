import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const groups = style({
  display: 'grid',
  gap: space(1),
  maxHeight: 240,
  overflowY: 'auto',
  paddingBlock: space(1),
})
