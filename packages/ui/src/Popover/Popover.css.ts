import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'

export const content = style({
  ...text.body,
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: space(4),
  outline: 'none',
  overflowWrap: 'anywhere',
})
