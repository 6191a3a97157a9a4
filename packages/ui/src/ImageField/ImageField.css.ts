import { style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const slots = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space(3) })

export const slot = style({
  position: 'relative',
  flexShrink: 0,
  maxWidth: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.subtle,
  overflow: 'hidden',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&[data-empty]': { border: `1px dashed ${color.borderControl}`, background: color.panel },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { background: color.subtle, borderColor: color.border },
    '&[data-over]': { border: `1px solid ${color.accentInk}`, background: color.softAccent },
  },
})

export const empty = style({
  ...text.small,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  color: color.muted,
})

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const veil = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: space(2),
  background: color.panel,
  borderBlockStart: `1px solid ${color.border}`,
})

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  flex: '1 1 160px',
  minWidth: 0,
})

export const state = style({ ...text.small, color: color.muted, flexBasis: '100%' })
