import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const note = style({ ...text.body, marginBlockStart: space(3), color: vars.color.text })

export const reading = style({
  ...text.small,
  marginBlock: `${space(2)} 0`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
