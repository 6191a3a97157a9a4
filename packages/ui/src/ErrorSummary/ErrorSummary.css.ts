import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const summary = style({
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.borderDanger}`,
  borderRadius: radius.medium,
  background: color.softDanger,
  color: color.onSoftDanger,
  outlineColor: color.focus,
})

export const title = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  fontWeight: 600,
})

export const list = style({ ...text.table, margin: `${space(1)} 0 0`, paddingInlineStart: space(6) })

export const item = style({
  minHeight: 24,
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
})
