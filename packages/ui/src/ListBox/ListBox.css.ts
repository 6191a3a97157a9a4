import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

/** What floats: lists of options and menus. */
export const popover = style({
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow.float,
  overflow: 'auto',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  outline: 'none',
})

export const fieldPopover = style([popover, { minWidth: 'var(--trigger-width)' }])

export const list = style({ padding: space(1), outline: 'none' })

export const option = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 32,
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  '@media': { [narrow.phone]: { minHeight: touch } },
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[data-selected]': { background: color.softAccent, color: color.onSoftAccent, fontWeight: 500 },
    '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
  },
})

export const optionText = style({ flex: 1, minWidth: 0 })
export const optionHint = style({ ...text.small, color: color.muted, display: 'block', fontWeight: 400 })

export const tick = style({
  visibility: 'hidden',
  flexShrink: 0,
  selectors: { '[data-selected] &': { visibility: 'visible' } },
})

export const nothing = style({ ...text.table, color: color.muted, padding: `${space(2)} ${space(2)}` })
