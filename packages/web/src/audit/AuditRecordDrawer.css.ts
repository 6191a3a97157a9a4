import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const changeTitle = style({
  ...text.small,
  marginBlock: `${space(5)} ${space(2)}`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})

export const only = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginBlockStart: space(3) })

export const technical = style({
  ...text.small,
  marginBlockStart: space(5),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
