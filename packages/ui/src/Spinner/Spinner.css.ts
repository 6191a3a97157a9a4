import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  flexShrink: 0,
  animation: `${turn} 0.8s linear infinite`,
  // The gap is what is seen to turn, and forced colours would close it.
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      borderInlineEndColor: 'transparent',
    },
  },
})
