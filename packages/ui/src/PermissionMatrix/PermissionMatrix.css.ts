import { style, styleVariants } from '@vanilla-extract/css'
import { layer, narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const frame = style({ maxHeight: 'max(320px, calc(100dvh - 230px))', overflow: 'auto', outlineOffset: -2 })
export const table = style({ ...text.table, borderCollapse: 'separate', borderSpacing: 0, width: '100%' })

const cell = style({ borderBlockEnd: `1px solid ${color.border}`, background: color.panel, height: vars.density.row })

export const corner = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    insetInlineStart: 0,
    zIndex: layer.sticky + 2,
    minWidth: 160,
    '@media': { [narrow.phone]: { minWidth: 132 } },
    padding: `0 ${space(3)}`,
    background: color.subtle,
    color: color.muted,
    textAlign: 'start',
    fontWeight: 400,
    boxShadow: `1px 0 0 ${color.border}`,
  },
])

export const flag = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    zIndex: layer.sticky + 1,
    minWidth: 88,
    padding: `${space(2)} ${space(2)} ${space(1)}`,
    background: color.subtle,
    fontWeight: 500,
    textAlign: 'center',
    verticalAlign: 'bottom',
    // A column grows with its longest word.
    overflowWrap: 'break-word',
  },
])

export const row = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layer.sticky,
    maxWidth: 260,
    padding: `0 ${space(3)} 0 0`,
    textAlign: 'start',
    fontWeight: 400,
    '@media': { [narrow.phone]: { maxWidth: 148 } },
    boxShadow: `1px 0 0 ${color.border}`,
  },
])

export const tickCell = style([cell, { textAlign: 'center' }])
export const middle = style({ display: 'flex', justifyContent: 'center' })
export const rowHead = style({ display: 'flex', alignItems: 'center' })
export const rowName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** What a name or a heading says beside it. */
export const detail = style({ ...text.small, color: color.muted, fontWeight: 400 })
export const noteCell = style([tickCell, { color: color.muted, fontVariantNumeric: 'tabular-nums' }])
export const sectionRow = style([tickCell, { background: color.subtle }])
export const sectionCell = style([
  row,
  { padding: `0 ${space(3)} 0 ${space(1)}`, background: color.subtle, fontWeight: 600 },
])
export const sectionHead = style({ display: 'flex', alignItems: 'center', gap: space(2) })

const changed = style({
  display: 'inline-flex',
  borderRadius: radius.medium,
  outlineWidth: 1,
  outlineStyle: 'solid',
  outlineOffset: -3,
})
/** Around a box that differs from what is stored. */
export const toned = styleVariants({
  opens: [changed, { background: color.softGood, outlineColor: color.good }],
  closes: [changed, { background: color.softWarn, outlineColor: color.warn }],
})
