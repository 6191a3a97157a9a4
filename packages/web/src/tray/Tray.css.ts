import { style } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const opener = style({ position: 'relative', display: 'inline-flex' })

export const count = style({
  position: 'absolute',
  insetBlockStart: -4,
  insetInlineEnd: -4,
  pointerEvents: 'none',
})

export const part = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(2),
  selectors: { '& + &': { marginBlockStart: space(5) } },
})

export const title = style({ ...text.body, margin: 0, fontWeight: 600 })

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  justifySelf: 'stretch',
})

export const total = style({ flex: 1, color: color.muted, fontVariantNumeric: 'tabular-nums' })

export const note = style({ ...text.small, margin: 0, color: color.muted })
export const wrong = style([note, { color: color.dangerInk }])

export const names = style({ margin: 0, paddingInlineStart: space(5), overflowWrap: 'anywhere' })

export const rows = style({
  justifySelf: 'stretch',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.panel,
  overflow: 'hidden',
})

export const run = style({
  display: 'grid',
  gap: space(1.5),
  padding: `${space(2.5)} ${space(3)}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const failedRun = style([run, { background: color.softDanger }])

export const runHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(2) })

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
