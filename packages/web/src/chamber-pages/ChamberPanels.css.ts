import { style } from '@vanilla-extract/css'
import { narrow, space } from '@icss/ui/theme/measures.ts'

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(4),
  alignItems: 'start',
  marginBlockStart: space(4),
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
