import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(4)}`,
})
export const ranges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })
export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) })
export const updated = style({ ...text.small, color: color.muted, marginInlineStart: 'auto' })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
  borderBlock: `1px solid ${color.border}`,
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const level = style({
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  padding: `${space(3)} ${space(4)}`,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { [narrow.tablet]: { borderInlineEnd: 'none', borderBlockEnd: `1px solid ${color.border}` } },
})
export const levelHead = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space(2)}`,
})
export const number = style({ fontSize: 20, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' })
export const muted = style({ ...text.small, color: color.muted })
export const tight = style({ ...text.small, color: color.onSoftWarn })
export const note = style({ ...text.small, margin: 0, color: color.muted })
export const hint = style({ ...text.table, margin: 0, color: color.muted })

export const gauge = style({
  display: 'flex',
  height: 8,
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

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
})
export const sum = style({ ...text.body, margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const share = style({ ...text.small, margin: 0, color: color.muted })

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space(6),
  padding: space(4),
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const byKind = style({ display: 'grid', gap: space(1), margin: 0, marginBlockStart: space(2) })
export const ofKind = style({ display: 'flex', justifyContent: 'space-between', gap: space(2) })
export const bytes = style({ ...text.table, margin: 0, fontVariantNumeric: 'tabular-nums' })
