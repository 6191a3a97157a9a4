import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars
/** Below it one column is shown at a time. */
const one = '(max-width: 1099px)'

export const publish = style({ display: 'flex', gap: space(0.5), minWidth: 0 })
export const fields = style({ display: 'grid', gap: space(4) })
export const link = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })
export const linkWords = style({
  display: 'grid',
  flex: '1 1 200px',
  gap: space(2),
  alignContent: 'start',
  minWidth: 0,
})
export const address = style({ overflowWrap: 'anywhere' })

export const state = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  marginLeft: space(3),
  selectors: {
    '&[data-state="saved"]': { color: color.onSoftGood },
    '&[data-state="faulty"]': { color: color.onSoftWarn },
  },
})

export const note = style({ ...text.table, marginBottom: space(3), color: color.muted, overflowWrap: 'anywhere' })

export const paneTabs = style({ display: 'none', marginBottom: space(3), '@media': { [one]: { display: 'block' } } })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 216px 300px',
  gap: space(4),
  alignItems: 'start',
  '@media': { [one]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Where nothing is edited: what was and will be, and what people see. */
export const readColumns = style([
  columns,
  { '@media': { ['(min-width: 1100px)']: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } } },
])

export const column = style({ display: 'grid', gap: space(4), minWidth: 0 })

for (const pane of ['edit', 'history', 'preview'])
  globalStyle(`${columns}:not([data-pane="${pane}"]) > [data-pane="${pane}"]`, {
    '@media': { [one]: { display: 'none' } },
  })

/** As wide as its panel: rows reach the edges. */
export const form = style({ display: 'grid', minWidth: 0 })
export const wholeForm = style([form, { margin: `calc(-1 * ${space(4)})` }])

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(2)} ${space(4)}`,
  borderBottom: `1px solid ${color.border}`,
})
export const barWords = style({
  flex: '1 1 160px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
  minWidth: 0,
})
export const quiet = style({ ...text.table, color: color.muted })
export const amber = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.onSoftWarn,
})

export const place = style({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 })
export const cover = style({
  flex: 'none',
  display: 'inline-flex',
  '@media': { [narrow.phone]: { display: 'none' } },
})
export const noCover = style({ display: 'block', borderRadius: 4, background: color.page })
export const words = style({ display: 'grid', flex: 1, minWidth: 0 })
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(2)}` })
export const name = style({ ...text.body, fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' })
export const detail = style({ ...text.small, color: color.muted, overflowWrap: 'anywhere' })
export const broken = style({ ...text.small, color: color.dangerInk })

export const itemForm = style({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  borderTop: `1px solid ${color.border}`,
})
export const itemTitle = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(2) })
export const heading = style({ ...text.body, fontWeight: 600 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: space(4),
})

export const foot = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.border}`,
  color: color.muted,
})
export const good = style({ color: color.good })

export const clash = style({
  display: 'grid',
  gap: space(2),
  margin: space(4),
  padding: space(3),
  border: `1px solid ${color.warn}`,
  borderRadius: 6,
})
export const clashSides = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3), ...text.small })
export const clashWays = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const heads = style({ display: 'grid', gap: space(3) })
export const headSample = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  height: 52,
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.border}`,
  borderRadius: 6,
  background: color.panel,
  fontWeight: 600,
})
export const headSampleNarrow = style([headSample, { width: 56, padding: 0, justifyContent: 'center' }])
export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
