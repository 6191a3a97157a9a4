import { keyframes, style } from '@vanilla-extract/css'
import { radius } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: radius.small,
  background: vars.color.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})
