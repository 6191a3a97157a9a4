import { style } from '@vanilla-extract/css'
import { narrow, space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1.4fr) auto',
  gap: space(3),
  alignItems: 'start',
  paddingBlockEnd: space(4),
  marginBlockEnd: space(4),
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const remove = style({
  alignSelf: 'start',
  paddingBlockStart: 26,
  '@media': { [narrow.phone]: { paddingBlockStart: 0 } },
})
