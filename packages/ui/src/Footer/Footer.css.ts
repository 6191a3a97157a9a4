import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const footer = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space(4)}`,
  color: vars.color.muted,
})

export const filing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 24,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', color: vars.color.text },
})
