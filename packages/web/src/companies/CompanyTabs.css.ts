import { style } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const tabs = style({
  display: 'flex',
  gap: space(3),
  paddingInline: space(2.5),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 40,
  paddingInline: space(1.5),
  borderBlockEnd: '2px solid transparent',
  color: color.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.accentInk, fontWeight: 600, borderBlockEndColor: color.accentInk },
    '&:focus-visible': { outlineOffset: -2 },
  },
})

export const count = style({
  ...text.small,
  minWidth: 22,
  paddingInline: space(1.5),
  borderRadius: radius.round,
  background: color.softNeutral,
  color: color.onSoftNeutral,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  minHeight: 18,
})
