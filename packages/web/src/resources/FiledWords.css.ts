import { style } from '@vanilla-extract/css'
import { radius, space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const filed = style({
  display: 'grid',
  gap: space(1),
  maxHeight: '16rem',
  marginBlock: space(2),
  padding: space(3),
  borderRadius: radius.medium,
  background: vars.color.subtle,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
export const filer = style({ color: vars.color.muted })
/** As it was typed, with its line breaks. */
export const content = style({ whiteSpace: 'pre-wrap' })
