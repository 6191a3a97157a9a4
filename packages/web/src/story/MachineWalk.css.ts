import { style } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whole = style({ gridColumn: '1 / -1', minWidth: 0 })

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space(2),
})

export const card = style({
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  padding: space(3),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  selectors: { '&[aria-current]': { borderColor: vars.color.accent, background: vars.color.selected } },
})

export const name = style({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style({ ...text.small, color: vars.color.muted, overflowWrap: 'anywhere' })
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  justifyItems: 'start',
})
export const events = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), maxWidth: '100%' })
export const context = style({
  ...text.small,
  margin: 0,
  width: '100%',
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
