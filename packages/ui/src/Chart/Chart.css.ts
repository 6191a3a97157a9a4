import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space(2), minWidth: 0 })
export const head = style({ ...text.table, display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` })
export const caption = style({ fontWeight: 600, marginInlineEnd: 'auto' })
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5), color: color.muted })
export const svg = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const grid = style({ stroke: color.border, strokeWidth: 1 })
export const words = style({ fill: color.muted, fontSize: 11 })
export const nothing = style({ fill: color.muted, fontSize: 13 })

/** Told apart by dashes and shape too, not by colour alone. */
export const lines = styleVariants({
  0: { stroke: color.accentInk, strokeWidth: 2, fill: 'none' },
  1: { stroke: color.warn, strokeWidth: 2, fill: 'none', strokeDasharray: '6 3' },
  2: { stroke: color.good, strokeWidth: 2, fill: 'none', strokeDasharray: '2 3' },
})

export const fills = styleVariants({
  0: { fill: color.accentInk },
  1: { fill: color.warn },
  2: { fill: color.good },
})

export const swatch = style({ width: 20, height: 8 })
export const details = style({ ...text.table, color: color.muted })
export const summary = style({
  cursor: 'pointer',
  minHeight: 24,
  width: 'fit-content',
  paddingInline: space(1),
  marginInlineStart: `calc(-1 * ${space(1)})`,
  borderRadius: radius.small,
})
export const scroll = style({ maxHeight: 240, overflow: 'auto', marginBlockStart: space(2) })

export const table = style({
  ...text.table,
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
  color: color.text,
})
export const cell = style({
  padding: `${space(1)} ${space(2)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'end',
})
export const firstCell = style([cell, { textAlign: 'start', fontWeight: 400 }])
