import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
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
export const steps = style({ display: 'flex', alignItems: 'center', gap: space(1.5), flexWrap: 'wrap' })
export const position = style({ fontWeight: 600, paddingInline: space(2), whiteSpace: 'nowrap' })
