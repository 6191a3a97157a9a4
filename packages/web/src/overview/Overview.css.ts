import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** Room for panels beside each other. */
const wide = '(min-width: 1100px)'

/** To the edges of the sheet. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  margin: `calc(-1 * ${space(4)})`,
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = style({
  position: 'relative',
  display: 'grid',
  gap: space(0.5),
  alignContent: 'start',
  minWidth: 0,
  padding: `${space(2.5)} ${space(4)}`,
  // One line between two, and none at the edges.
  boxShadow: `-1px -1px 0 ${vars.color.border}`,
  selectors: { '&:has(a:hover)': { background: vars.color.hover } },
})

export const label = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.color.muted,
})

export const value = style({
  margin: 0,
  fontSize: 24,
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${value} a`, { color: 'inherit' })
// The whole figure leads to what it counts.
globalStyle(`${value} a::after`, { content: '""', position: 'absolute', inset: 0 })

/** The one number that may turn red (look-2.md). */
export const alarming = style([value, { color: vars.color.dangerInk }])

export const note = style({ ...text.small, margin: 0, color: vars.color.muted })

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginBlockStart: space(4),
  '@media': { [wide]: { gridTemplateColumns: 'repeat(20, minmax(0, 1fr))' } },
})
/** How many columns of the panels each takes, in their order. */
for (const [at, columns] of [13, 7, 8, 5, 7].entries())
  globalStyle(`${panels} > :nth-child(${at + 1})`, {
    '@media': { [wide]: { gridColumn: `span ${columns}` } },
  })

export const charts = style({ display: 'grid', gap: space(2) })

export const table = style({ ...text.table, width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })

export const cell = style({
  padding: `${space(1)} ${space(2)} ${space(1)} 0`,
  textAlign: 'start',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const track = style({
  display: 'inline-block',
  width: 'calc(100% - 44px)',
  verticalAlign: 'middle',
  height: 8,
  borderRadius: 2,
  background: vars.color.border,
  overflow: 'hidden',
})

/** How full something is. */
export const fullness = style({
  flex: '0 1 72px',
  height: 8,
  borderRadius: 2,
  background: vars.color.border,
  overflow: 'hidden',
})

export const filled = style({ display: 'block', height: '100%', background: vars.color.accent })

export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const nameColumn = style({ width: '44%' })
export const numberColumn = style({ width: 48 })
/** A number beside its bar: all bars end at one line. */
export const besideBar = style({ display: 'inline-block', minWidth: 44 })

export const list = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

/** What waits: a line with a rule below it. */
export const waits = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 34,
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  '@media': { [narrow.phone]: { minHeight: 44 } },
})
export const waitingList = style({ margin: 0, padding: 0, listStyle: 'none' })
export const harm = styleVariants({
  danger: { display: 'flex', color: vars.color.dangerInk },
  warn: { display: 'flex', color: vars.color.warn },
  plain: { display: 'flex', color: vars.color.muted },
})

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(3)}` })

export const lineName = style({ ...text.body, flex: '1 1 10rem', minWidth: 0 })

/** A name on a line of its own, above what is said of it. */
export const wholeLine = style({ ...text.body, flex: '1 1 100%', minWidth: 0, overflowWrap: 'anywhere' })

export const when = style([note, { flex: 1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }])

export const count = style({ ...text.body, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

/** A name and its count, above a bar as wide as the panel. */
export const bar = style({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(1)} ${space(3)}`,
})

export const wholeTrack = style({
  gridColumn: '1 / -1',
  height: 8,
  borderRadius: 2,
  background: vars.color.border,
  overflow: 'hidden',
})
