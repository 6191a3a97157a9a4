import { style } from '@vanilla-extract/css'
import { layer } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const track = style({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: layer.progress,
  height: 3,
  pointerEvents: 'none',
})

export const bar = style({
  height: '100%',
  background: vars.color.accentInk,
  transition: 'width 120ms linear',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
