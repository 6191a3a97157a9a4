import { globalStyle, style } from '@vanilla-extract/css'
import { layer, narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** From here on the public page has room beside the facts. */
const wide = '(min-width: 1100px)'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

/** The tabs with their lines: they lie over the head of the facts, and stay while one reads on. */
const tabsHeight = '41px'

/** The facts, the public page and the rest: one below the other, or with the public page beside both. */
export const withPublic = style([
  page,
  {
    gridTemplateRows: 'auto auto 1fr',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gridTemplateRows: 'auto 1fr' } },
  },
])

export const withoutPublic = style([page, { gridTemplateRows: 'auto 1fr' }])

export const tabs = style({
  gridColumn: 1,
  gridRow: '1 / -1',
  alignSelf: 'start',
  position: 'sticky',
  // Of what scrolls, which begins below the header.
  top: 0,
  zIndex: layer.sticky,
  minWidth: 0,
  height: tabsHeight,
  overflow: 'clip',
  // What goes by behind the round corners.
  background: vars.color.page,
  '@media': { print: { position: 'static' } },
})

export const publicPage = style({
  gridColumn: 1,
  gridRow: 2,
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

export const rest = style([page, { gridColumn: 1, gridRow: -2, alignContent: 'start' }])

/** Where a tab leads: below the tabs, which stay. */
export const place = style({ minWidth: 0, outline: 'none', scrollMarginBlockStart: tabsHeight })

export const facts = style([place, { gridColumn: 1, gridRow: 1 }])

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const marks = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })

/** In one row, so that what is behind the dots never stands alone. */
export const lastActs = style({ display: 'flex', gap: space(2.5) })

export const title = style({ ...text.body, margin: 0, fontWeight: 600 })

export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const quiet = style({ ...text.small, margin: 0, color: vars.color.muted })

export const list = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

/** The room of a part, whether its rows are there or on their way. */
export const part = style({ minHeight: `calc(3 * ${vars.density.row})` })

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

/** A row of a part: its name takes the room, the rest stands at the end, on a line of its own where it needs one. */
export const row = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space(3),
  minWidth: 0,
  minHeight: vars.density.row,
  padding: `${space(1)} ${space(4)}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const rowName = style({
  flex: '1 1 5rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const rowFact = style({
  ...text.small,
  flexShrink: 0,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** What is due soon: amber with an icon and a word. */
export const soon = style([
  rowFact,
  { display: 'inline-flex', alignItems: 'center', gap: space(1), color: vars.color.onSoftWarn },
])

/** What the register says otherwise, at the field. */
export const otherwise = style({
  ...text.small,
  display: 'inline-block',
  marginInlineStart: space(2),
  paddingInline: space(1.5),
  borderRadius: 4,
  background: vars.color.softWarn,
  color: vars.color.onSoftWarn,
  overflowWrap: 'anywhere',
})

export const differs = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginBlockEnd: space(3),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: 6,
  background: vars.color.softWarn,
  color: vars.color.onSoftWarn,
})

export const differsWords = style({ flex: '1 1 10rem', minWidth: 0 })

export const basics = style({ padding: space(4), paddingBlockStart: `calc(${tabsHeight} + ${space(4)})` })

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: space(3),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  listStyle: 'none',
})

export const product = style({ display: 'grid', gap: space(1), minWidth: 0, alignContent: 'start' })

export const productName = style({ ...text.table, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

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

/** What takes the focus comes to stand below the tabs, too. */
globalStyle(`:is(${withPublic}, ${withoutPublic}) :is(a, button, input)`, { scrollMarginBlockStart: tabsHeight })

/** Rows reach the edges; what stands in place of them does not. */
globalStyle(`${part} > :not(ul)`, { padding: space(4) })

/** Of an odd number the last takes the whole row. */
globalStyle(`${panels} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
