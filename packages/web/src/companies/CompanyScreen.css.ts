import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const marks = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })

export const title = style({ ...text.body, margin: 0, fontWeight: 600 })

export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const quiet = style({ ...text.small, margin: 0, color: vars.color.muted })

export const list = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

/** A line of a list: its name takes the room, the rest stands at the end. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(1),
  minWidth: 0,
})

export const lineName = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const product = style({ display: 'grid', gap: space(1), minWidth: 0, alignContent: 'start' })

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: 6,
  objectFit: 'cover',
  background: vars.color.softAccent,
  color: vars.color.accentInk,
})

export const integrity = style({ maxWidth: 260 })
