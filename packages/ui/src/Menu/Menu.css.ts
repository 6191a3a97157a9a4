import { style, styleVariants } from '@vanilla-extract/css'
import { option } from '../ListBox/ListBox.css.ts'
import { space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const menu = style({ minWidth: 160, padding: space(1), outline: 'none' })

export const items = styleVariants({
  plain: [option],
  danger: [
    option,
    {
      color: vars.color.dangerInk,
      selectors: { '&[data-focused]': { background: vars.color.softDanger, color: vars.color.onSoftDanger } },
    },
  ],
})

export const rule = style({
  height: 1,
  margin: `${space(1)} ${space(2)}`,
  background: vars.color.border,
  border: 0,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
