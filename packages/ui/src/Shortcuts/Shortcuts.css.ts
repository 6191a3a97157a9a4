import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: space(6),
})
export const title = style({ ...text.table, fontWeight: 600, marginBlockEnd: space(2) })
export const row = style({
  ...text.table,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(1),
})
export const keys = style({ display: 'inline-flex', gap: space(1), flexShrink: 0 })

export const cap = style({
  ...text.small,
  minWidth: 22,
  paddingInline: space(1.5),
  border: `1px solid ${vars.color.borderButton}`,
  borderBlockEndWidth: 2,
  borderRadius: radius.small,
  background: vars.color.subtle,
  color: vars.color.text,
  textAlign: 'center',
  fontFamily: 'inherit',
})
