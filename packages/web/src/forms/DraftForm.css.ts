import { style } from '@vanilla-extract/css'
import { layer, narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(4)} ${space(5)}`,
  alignItems: 'start',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const wide = style({ gridColumn: '1 / -1' })

/** Fields are not drawn out over a wide screen. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxInlineSize: 1120,
  // What follows the form on its screen.
  selectors: { '& + &': { marginBlockStart: space(4) } },
})

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 6,
  background: vars.color.panel,
})

export const unsaved = style({ ...text.small, marginInlineEnd: 'auto', color: vars.color.muted })
