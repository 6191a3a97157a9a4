import { style, styleVariants } from '@vanilla-extract/css'
import { motion, narrow, radius, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  color: color.muted,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.text },
    '&[data-pressed]': { background: color.softAccent, color: color.onSoftAccent },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
})

export const variants = styleVariants({
  quiet: [base],
  secondary: [base, { background: color.panel, borderColor: color.borderButton }],
  danger: [base, { selectors: { '&[data-hovered]': { background: color.softDanger, color: color.dangerInk } } }],
})

export const sizes = styleVariants({
  tiny: { width: 24, height: 24 },
  small: { width: 28, height: 28, '@media': { [narrow.phone]: { width: touch, height: touch } } },
  medium: { width: vars.density.control, height: vars.density.control },
})
