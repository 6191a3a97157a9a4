import { style } from '@vanilla-extract/css'

export const bell = style({ position: 'relative', display: 'inline-flex' })

export const bellCount = style({
  position: 'absolute',
  insetBlockStart: -4,
  insetInlineEnd: -4,
  pointerEvents: 'none',
})
