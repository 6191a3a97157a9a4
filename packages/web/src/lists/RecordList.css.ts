import { style } from '@vanilla-extract/css'
import { narrow, space } from '@icss/ui/theme/measures.ts'

export const alone = style({ display: 'contents' })

export const beside = style({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
