import { style, styleVariants } from '@vanilla-extract/css'
import { option } from '../ListBox/ListBox.css.ts'
import { space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const head = style({
  padding: `${space(3)} ${space(3)} ${space(2)}`,
  borderBottom: `1px solid ${vars.color.border}`,
})

export const menu = style({ minWidth: 160, padding: space(1), outline: 'none' })

export const items = styleVariants({
  // One that leads somewhere is a link, and looks like the others.
  plain: [option, { color: 'inherit', textDecoration: 'none' }],
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
