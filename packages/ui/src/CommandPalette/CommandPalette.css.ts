import { style } from '@vanilla-extract/css'
import { scrim as dialogScrim, sizes } from '../Dialog/Dialog.css.ts'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const scrim = style([dialogScrim, { alignItems: 'flex-start', paddingTop: 'min(12vh, 96px)' }])
export const modal = sizes.medium
export const dialog = style({ display: 'flex', flexDirection: 'column', width: '100%', outline: 'none', minHeight: 0 })

export const finder = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.muted,
  selectors: {
    '&:focus-within': { borderBlockEndColor: color.focus, boxShadow: `inset 0 -1px 0 ${color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const input = style({
  ...text.subtitle,
  fontWeight: 400,
  flex: 1,
  minWidth: 0,
  height: 48,
  border: 0,
  padding: 0,
  background: 'transparent',
  color: color.text,
  outline: 'none',
  selectors: { '&::placeholder': { color: color.faint, opacity: 1 } },
})

export const list = style({ padding: space(1.5), overflow: 'auto', maxHeight: 420, outline: 'none' })

export const option = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: 36,
  paddingInline: space(2.5),
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focused]': { background: color.softAccent, color: color.onSoftAccent },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
})

export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const hint = style({ ...text.small, color: color.muted, whiteSpace: 'nowrap' })
export const nothing = style({ ...text.table, padding: space(4), color: color.muted, textAlign: 'center' })
