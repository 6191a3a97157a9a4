import { style, styleVariants } from '@vanilla-extract/css'
import { motion, narrow, radius, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const base = style({
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  flexShrink: 0,
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  cursor: 'pointer',
  userSelect: 'none',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
})

const filled = (rest: string, hovered: string, pressed: string, ink: string) => ({
  background: rest,
  color: ink,
  selectors: {
    '&[data-hovered], &:not([data-rac]):hover': { background: hovered },
    '&[data-pressed], &:not([data-rac]):active': { background: pressed },
  },
})

const outlined = (border: string, ink: string, hovered: string) => ({
  background: color.panel,
  borderColor: border,
  color: ink,
  selectors: {
    '&[data-hovered], &:not([data-rac]):hover': { background: hovered },
    '&[data-pressed], &:not([data-rac]):active': { background: hovered, borderColor: ink },
  },
})

export const variants = styleVariants({
  primary: [base, filled(color.accent, color.accentHover, color.accentPressed, color.onAccent)],
  secondary: [base, outlined(color.borderButton, color.text, color.hover)],
  quiet: [base, { ...outlined('transparent', color.text, color.hover), background: 'transparent' }],
  danger: [base, filled(color.danger, color.dangerHover, color.dangerHover, color.onDanger)],
  dangerOutline: [base, outlined(color.borderDanger, color.dangerInk, color.softDanger)],
})

export const sizes = styleVariants({
  small: {
    ...text.table,
    minHeight: 28,
    paddingInline: space(2.25),
    '@media': { [narrow.phone]: { minHeight: touch } },
  },
  medium: { minHeight: vars.density.control, paddingInline: space(3.5) },
  large: { minHeight: 40, paddingInline: space(5), '@media': { [narrow.phone]: { minHeight: touch } } },
})

export const wide = style({ width: '100%' })
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
