import { style } from '@vanilla-extract/css'
import { radius } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const frame = style({
  position: 'relative',
  width: '100%',
  marginInline: 'auto',
  borderRadius: radius.medium,
  background: color.track,
  boxShadow: `0 0 0 1px ${color.borderControl}`,
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
})

export const picture = style({ position: 'absolute', maxWidth: 'none' })
