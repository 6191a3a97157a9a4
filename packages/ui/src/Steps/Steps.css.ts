import { style, styleVariants } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const list = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '@media': { [narrow.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: space(2) } },
})

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  color: color.text,
  selectors: {
    '&:not(:last-child)': { flex: '1 1 auto' },
    '&:not(:last-child)::after': {
      content: '',
      flex: 1,
      minWidth: 16,
      height: 1,
      background: color.border,
      marginInlineStart: space(1),
    },
  },
  '@media': {
    [narrow.phone]: { selectors: { '&:not(:last-child)::after': { content: 'none' } } },
    '(forced-colors: active)': { selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } } },
  },
})

/** A step that leads back. */
export const way = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 24,
  borderRadius: radius.round,
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.accentInk, textDecoration: 'underline' } },
})

const number = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  flexShrink: 0,
  borderRadius: '50%',
  border: '1px solid transparent',
  fontWeight: 600,
})

export const numbers = styleVariants({
  done: [number, { background: color.softAccent, color: color.onSoftAccent }],
  now: [number, { background: color.accent, color: color.onAccent }],
  later: [number, { borderColor: color.borderControl, color: color.muted }],
})

export const names = styleVariants({
  done: { color: 'inherit' },
  now: { color: color.text, fontWeight: 600 },
  later: { color: color.muted },
})
