import { style } from '@vanilla-extract/css'
import { narrow, text, touch } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** As high as the buttons beside it. */
export const choice = style({
  ...text.table,
  width: 118,
  vars: { [vars.density.control]: '28px' },
  '@media': { [narrow.phone]: { vars: { [vars.density.control]: touch } } },
})
