import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(2)} ${space(3)}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const range = style({ color: vars.color.muted })
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  flexWrap: 'wrap',
  '@media': { [narrow.phone]: { columnGap: space(1.5) } },
})
/** On a phone the four buttons have a line of their own, below where one is. */
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  flexWrap: 'wrap',
  '@media': { [narrow.phone]: { display: 'grid', gridTemplateColumns: 'repeat(4, auto)' } },
})
export const position = style({
  fontWeight: 600,
  paddingInline: space(2),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [narrow.phone]: {
      selectors: { [`${steps} > &`]: { order: -1, gridColumn: '1 / -1', paddingInline: 0 } },
    },
  },
})

export const field = style({
  font: 'inherit',
  boxSizing: 'border-box',
  minWidth: 36,
  minHeight: 28,
  padding: `0 ${space(1)}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.medium,
  background: vars.color.panel,
  color: vars.color.text,
  textAlign: 'center',
  outlineOffset: -2,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:focus': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 3px ${vars.color.halo}`,
      outline: '2px solid transparent',
    },
    '&:disabled': { background: vars.color.subtle, color: vars.color.muted, borderColor: vars.color.border },
  },
  '@media': { [narrow.phone]: { minWidth: touch, minHeight: touch } },
})
