import { style, styleVariants } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

/** Where two columns leave the rows no room. */
const cramped = '(max-width: 1099px)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 324px',
  gap: space(4),
  alignItems: 'start',
  '@media': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '@media': { [cramped]: { display: 'contents' } },
})

/** In one column: due, what failed and runs, how full, what was edited, first steps. */
export const places = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (order) => ({ order, minWidth: 0 }))

export const muted = style({ ...text.small, color: color.muted, overflowWrap: 'anywhere' })

export const nothing = style({ ...text.table, margin: 0, padding: `${space(3)} ${space(4)}`, color: color.muted })

export const choice = style({ display: 'inline-flex', gap: space(0.5) })

export const days = style({ ...text.table })

const rule = `1px solid ${color.border}`

export const day = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  paddingInlineStart: space(4),
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 0 } },
})

export const dayName = style({
  paddingBlock: space(2),
  '@media': { [narrow.phone]: { paddingBlock: `${space(2)} 0`, paddingInline: space(4) } },
})

export const today = style({ color: color.accentInk })
export const date = style({ ...text.small, color: color.muted, whiteSpace: 'nowrap' })

export const dues = style({ minWidth: 0 })

export const due = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(80px, max-content) minmax(0, 5fr) minmax(0, 3fr) 104px auto',
  alignItems: 'center',
  gap: space(2),
  minHeight: 36,
  paddingBlock: space(1),
  paddingInlineEnd: space(4),
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': {
    [narrow.phone]: {
      gridTemplateColumns: '16px auto minmax(0, 1fr) auto',
      paddingInline: space(4),
      paddingBlock: space(2),
      gridTemplateAreas: '"kind time state act" "name name name name" "fact fact fact fact"',
    },
  },
})

const onPhone = (area: string) => ({ '@media': { [narrow.phone]: { gridArea: area } } })

export const kind = style({ display: 'inline-flex', color: color.muted, ...onPhone('kind') })
export const time = style({
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...onPhone('time'),
})
export const name = style({ overflowWrap: 'anywhere', ...onPhone('name') })
export const fact = style({
  ...text.small,
  overflow: 'hidden',
  color: color.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow.phone]: { gridArea: 'fact', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const state = style({ ...text.small, color: color.muted, ...onPhone('state') })
export const act = style({
  minWidth: 56,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow.phone]: { gridArea: 'act' } },
})

export const edited = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) 72px minmax(0, 2fr) minmax(0, 1fr) minmax(48px, max-content)',
  alignItems: 'center',
  gap: space(2),
  minHeight: 32,
  padding: `${space(1)} ${space(4)}`,
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space(2) } },
})

export const editedName = style({ overflowWrap: 'anywhere' })
export const did = style({ overflowWrap: 'anywhere', '@media': { [narrow.phone]: { gridColumn: '1 / -1' } } })
export const at = style({
  ...text.small,
  marginInlineStart: 'auto',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const run = style({
  ...text.table,
  display: 'grid',
  gap: space(1.5),
  padding: `${space(2.5)} ${space(4)}`,
  selectors: { '& + &': { borderBlockStart: rule } },
})
export const failed = style([run, { background: color.softDanger, color: color.onSoftDanger }])
export const failedMark = style({ color: color.dangerInk, flexShrink: 0 })
export const failedWords = style({ ...text.small, color: color.onSoftDanger })
export const runTitle = style({ display: 'flex', alignItems: 'center', gap: space(2), minWidth: 0 })
export const runFoot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(2) })

export const gaugeHead = style({ ...text.table, display: 'flex', justifyContent: 'space-between', gap: space(2) })

export const gauge = style({
  display: 'flex',
  height: 8,
  marginBlock: space(1.5),
  borderRadius: radius.small,
  background: color.track,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const hatched = (ink: string) => `repeating-linear-gradient(135deg, ${ink} 0 3px, transparent 3px 6px)`
const forced = { '@media': { '(forced-colors: active)': { background: 'Highlight' } } }

export const gaugeUsed = style({ background: color.accentInk, ...forced })
export const gaugeNext = style({ background: hatched(color.accentInk) })
export const gaugeTight = style({ background: color.warn, ...forced })
export const gaugeTightNext = style({ background: hatched(color.warn) })

export const outlook = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  margin: 0,
  color: color.muted,
})
export const outlookTight = style([outlook, { color: color.onSoftWarn }])

export const stepsDone = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(3)} ${space(4)}`,
  borderBlockEnd: rule,
})
export const stepDone = style({ display: 'flex', alignItems: 'center', gap: space(1.5), minHeight: 28 })
export const stepName = style({ flex: 1, color: color.muted })
export const tick = style({ color: color.good, flexShrink: 0 })
export const untick = style({ color: color.muted, flexShrink: 0 })
export const stepOpen = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2.5)} ${space(4)}`,
  selectors: { '& + &': { borderBlockStart: rule } },
})
export const stepWords = style({ flex: 1, minWidth: 0 })
