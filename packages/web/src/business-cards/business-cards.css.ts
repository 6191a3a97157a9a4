import { style } from '@vanilla-extract/css'
import { narrow, space } from '@icss/ui/theme/measures.ts'

export const link = style({
  display: 'grid',
  gridTemplateColumns: '12rem 1fr auto',
  alignItems: 'end',
  gap: space(3),
  '@media': { [narrow.phone]: { gridTemplateColumns: '1fr auto' } },
})
