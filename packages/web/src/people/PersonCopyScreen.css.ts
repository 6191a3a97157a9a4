import { globalStyle, style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(2) })
export const field = style({ flex: '1 1 14rem', maxWidth: '22rem' })
// As high as the field stands.
export const send = style({ marginBlockEnd: space(1) })
export const about = style({
  ...text.small,
  margin: 0,
  marginBlockEnd: space(3),
  maxWidth: '46rem',
  color: vars.color.muted,
})
export const copy = style({ display: 'grid', gap: space(4), marginBlockStart: space(4) })
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })
export const told = style({ flex: '1 1 16rem', display: 'grid', gap: space(1), margin: 0 })
export const note = style({ ...text.small, color: vars.color.muted })
export const heading = style({ ...text.subtitle, display: 'flex', gap: space(2), alignItems: 'baseline', margin: 0 })
export const row = style({
  paddingBlock: space(3),
  borderBlockStart: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
export const rows = style({ marginBlockStart: space(2) })
export const mention = style({ display: 'grid', gap: space(1), overflowWrap: 'anywhere' })

// The words alone, black on white and as long as they are.
globalStyle(`body:has(${copy})`, { '@media': { print: { background: '#fff', color: '#111' } } })
