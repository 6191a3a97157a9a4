import { style, styleVariants } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const words = style({ ...text.body, margin: 0, color: vars.color.text, overflowWrap: 'anywhere' })

export const quiet = style({ ...text.small, margin: 0, color: vars.color.muted, overflowWrap: 'anywhere' })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(3) })

export const between = style([row, { alignItems: 'center', justifyContent: 'space-between' }])

export const notes = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' })

export const note = style([words, { display: 'flex', alignItems: 'flex-start', gap: space(2) }])

const { color } = vars
export const marks = styleVariants(
  { good: color.good, info: color.accentInk, warn: color.warn, bad: color.danger },
  (ink) => ({ flex: 'none', marginBlockStart: space(0.75), color: ink }),
)

export const narrowField = style({ width: 320, maxWidth: '100%' })

/** Above a table that reaches the edges of its panel. */
export const above = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [narrow.phone]: { justifyContent: 'stretch' } },
})

export const cellField = style({ minWidth: 120, paddingBlock: space(1) })
