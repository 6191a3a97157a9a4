import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { input } from '../Field/Field.css.ts'

export const area = style([
  input,
  {
    ...text.body,
    padding: `${space(1.25)} ${space(2.5)}`,
    minHeight: 56,
    resize: 'vertical',
    // Grows with the text where the browser can; `rows` is the least.
    fieldSizing: 'content',
    maxHeight: 360,
  } as object,
])
