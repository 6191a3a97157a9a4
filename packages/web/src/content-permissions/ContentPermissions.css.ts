import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(3)} ${space(4)} 0`,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const note = style({ ...text.body, padding: `0 ${space(4)} ${space(2)}`, color: vars.color.muted })

export const pages = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `0 ${space(4)} ${space(2)}`,
  color: vars.color.muted,
})

export const fault = style({ padding: `${space(3)} ${space(4)} 0` })
