import { style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const trigger = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: vars.density.control,
  paddingInline: `${space(2.5)} ${space(2)}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.medium,
  background: color.panel,
  color: color.text,
  cursor: 'pointer',
  textAlign: 'start',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.muted },
    '[data-invalid] &': { borderColor: color.danger },
    '&[data-focus-visible], [data-open] &': {
      borderColor: color.focus,
      boxShadow: `0 0 0 3px ${color.halo}`,
      outline: '2px solid transparent',
      outlineOffset: -2,
    },
    '&[data-disabled]': {
      background: color.subtle,
      color: color.muted,
      borderColor: color.border,
      cursor: 'not-allowed',
    },
  },
})

export const prefix = style({ color: color.muted, whiteSpace: 'nowrap', marginInlineEnd: space(1) })

export const chosen = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.faint } },
})

export const chevron = style({ color: color.muted, flexShrink: 0 })
