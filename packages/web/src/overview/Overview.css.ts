import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space(4),
  margin: 0,
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = style({ display: 'grid', gap: space(0.5), alignContent: 'start', minWidth: 0 })

export const label = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  color: vars.color.muted,
})

export const value = style({
  margin: 0,
  fontSize: 24,
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

/** The one number that may turn red (look-2.md). */
export const alarming = style([value, { color: vars.color.dangerInk }])

export const note = style({ ...text.small, margin: 0, color: vars.color.muted })

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 7fr)',
  gap: space(4),
  alignItems: 'start',
  marginBlockStart: space(4),
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const charts = style({ display: 'grid', gap: space(4) })

export const side = style({ display: 'grid', gap: space(4) })

export const table = style({ ...text.table, width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })

export const cell = style({ padding: `${space(1.5)} 0`, textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere' })

export const track = style({
  display: 'inline-block',
  width: `calc(100% - 64px)`,
  verticalAlign: 'middle',
  marginInlineEnd: space(2),
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

export const nameColumn = style({ width: '42%' })
export const numberColumn = style({ width: 56 })

export const list = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })

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
