import { style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const row = style({
  ...text.body,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 24,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: color.muted } },
})

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: 34,
  height: 20,
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.borderControl,
  transition: `background-color ${motion.quick}`,
  selectors: {
    '[data-selected] > &': { background: color.accent },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})

export const knob = style({
  position: 'absolute',
  top: 1,
  left: 1,
  width: 16,
  height: 16,
  borderRadius: '50%',
  background: '#ffffff',
  transition: `transform ${motion.quick}`,
  selectors: { '[data-selected] &': { transform: 'translateX(14px)' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})

export const hint = style({ ...text.small, color: color.muted, paddingInlineStart: '42px' })
