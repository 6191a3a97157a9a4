import { style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const tree = style({
  ...text.body,
  padding: space(1),
  minWidth: 0,
  outline: 'none',
  selectors: {
    // Without rows it has the focus itself.
    '&[data-empty][data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2, minHeight: 24 },
  },
})

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: vars.density.control,
  paddingInlineStart: 'calc((var(--tree-item-level) - 1) * 20px)',
  paddingInlineEnd: space(1),
  borderRadius: radius.medium,
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-selected="true"]': { background: color.softAccent, color: color.onSoftAccent, fontWeight: 600 },
    '&[data-dragging]': { background: color.subtle, color: color.muted },
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { border: '2px solid Highlight' } } },
  },
})

export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  flexShrink: 0,
  borderRadius: radius.small,
  color: color.muted,
  cursor: 'pointer',
  transition: `transform ${motion.quick}`,
  selectors: {
    '[data-expanded] &': { transform: 'rotate(90deg)' },
  },
})

export const name = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const count = style({ ...text.small, flexShrink: 0, color: color.muted, fontWeight: 400, whiteSpace: 'nowrap' })

export const acts = style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  selectors: {
    // Always there where nothing hovers.
    '[role="row"]:not(:hover, :focus-within) &': { opacity: 0 },
  },
  '@media': { '(hover: none)': { opacity: '1 !important' as '1' } },
})

/** The pointer drags the whole row; the keyboard begins here. */
export const grip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.small,
  color: color.muted,
  selectors: { '&[data-disabled]': { visibility: 'hidden' } },
})

/** Where what is dragged would go. */
export const indicator = style({
  selectors: { '&[data-drop-target]': { boxShadow: `0 0 0 1px ${color.focus}` } },
})

export const inputLine = style({ flex: 1, minWidth: 0, paddingBlock: 2 })

export const input = style({
  ...text.body,
  width: '100%',
  minHeight: 28,
  padding: `0 ${space(2)}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  background: color.panel,
  color: color.text,
  selectors: {
    '&:focus': { borderColor: color.focus, boxShadow: `0 0 0 3px ${color.halo}`, outline: '2px solid transparent' },
    '&[aria-invalid]': { borderColor: color.danger },
  },
})

export const problem = style({ ...text.small, color: color.dangerInk, overflowWrap: 'anywhere' })
export const foot = style({ padding: `0 ${space(1)} ${space(1)}` })
