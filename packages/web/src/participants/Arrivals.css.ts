import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text, touch } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const around = style({ marginBlockEnd: space(3) })

export const head = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  width: '100%',
  padding: `${space(2)} ${space(4)}`,
  fontWeight: 600,
  textAlign: 'start',
  borderRadius: radius.large,
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [narrow.phone]: { minHeight: touch } },
})

export const chevron = style({ flex: 'none', color: vars.color.muted })

export const summary = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  // Below the title on a phone, in line with it.
  '@media': { [narrow.phone]: { flexBasis: '100%', marginInlineStart: space(6) } },
})
export const fact = style({ whiteSpace: 'nowrap' })

export const fault = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })

export const body = style({
  padding: `${space(2)} ${space(4)} ${space(3)}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
