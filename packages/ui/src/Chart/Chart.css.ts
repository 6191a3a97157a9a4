import { style } from '@vanilla-extract/css'
import { tooltip } from '../Tooltip/Tooltip.css.ts'
import { narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space(2), minWidth: 0 })
export const head = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
})
export const caption = style({ fontWeight: 600 })
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5), color: color.muted })

export const plot = style({ position: 'relative', minWidth: 0 })
export const nothing = style({
  ...text.table,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  color: color.muted,
})
export const tip = style([tooltip, { whiteSpace: 'nowrap' }])

export const swatch = style({ width: 20, height: 8 })
export const turn = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 24,
  paddingInline: space(1),
  marginInline: `auto calc(-1 * ${space(1)})`,
  border: 'none',
  borderRadius: radius.small,
  background: 'transparent',
  color: color.accentInk,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-pressed="true"]': { background: color.hover },
  },
  '@media': { [narrow.phone]: { minHeight: 44 } },
})
export const scroll = style({ maxHeight: 240, overflow: 'auto' })

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
