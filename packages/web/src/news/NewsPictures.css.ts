import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const about = style({ ...text.body, margin: `0 0 ${space(3)}`, color: vars.color.muted })

export const picture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  minWidth: 0,
})

export const thumb = style({ flex: 'none', display: 'inline-flex' })

export const words = style({ ...text.body, flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' })

export const unworded = style({ ...text.body, flex: '1 1 4rem', minWidth: 0, color: vars.color.muted })

export const failed = style({
  ...text.body,
  margin: `0 0 ${space(3)}`,
  paddingInlineStart: space(5),
  color: vars.color.dangerInk,
  overflowWrap: 'anywhere',
})
