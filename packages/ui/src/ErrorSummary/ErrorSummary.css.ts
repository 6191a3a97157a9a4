import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const summary = style({
  ...text.table,
  display: 'flex',
  gap: space(2),
  padding: `${space(2.5)} ${space(3)}`,
  border: `1px solid ${color.borderDanger}`,
  borderRadius: radius.medium,
  background: color.softDanger,
  color: color.onSoftDanger,
})

export const mark = style({ marginTop: 2, flexShrink: 0 })
export const title = style({ fontWeight: 600 })

export const link = style({
  minHeight: 24,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  borderRadius: radius.small,
})
