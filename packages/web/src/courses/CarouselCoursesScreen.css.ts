import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const place = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
})

export const cover = style({ flex: 'none', display: 'inline-flex' })

export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(0.5)} ${space(3)}`,
  minWidth: 0,
})

export const name = style({ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' })

export const hint = style({ ...text.small, padding: `${space(3)} ${space(4)}`, color: vars.color.muted })

export const choice = style({ display: 'grid', gap: space(2), minHeight: 320, alignContent: 'start' })

export const found = style({ display: 'grid', gap: space(1) })
