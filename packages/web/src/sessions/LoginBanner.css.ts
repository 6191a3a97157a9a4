import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'

export const product = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  padding: `${space(14)} ${space(14)} 0`,
  ...text.body,
  fontWeight: 600,
  '@media': { [narrow.tablet]: { padding: `${space(5)} ${space(5)} 0` } },
})
