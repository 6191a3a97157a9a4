import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const intro = style({ display: 'flex', flexDirection: 'column', gap: space(2) })
export const result = style({ display: 'flex', flexDirection: 'column', gap: space(5) })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space(3) })
export const subtitle = style({ ...text.subtitle, fontSize: '1.0625rem' })
export const lead = style({ fontSize: '1.0625rem', lineHeight: 1.6 })
export const note = style({ color: color.muted, fontSize: '0.875rem', lineHeight: 1.5 })
export const problem = style({ color: color.dangerInk })

const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  margin: `0 calc(-1 * ${space(4)})`,
  padding: space(4),
  overflowWrap: 'anywhere',
})
export const verdict = styleVariants({
  holds: [band, { background: color.softGood, color: color.onSoftGood }],
  fails: [band, { background: color.softDanger, color: color.onSoftDanger }],
})
export const verdictTitle = style({ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600, color: 'inherit' })

const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: 52,
  height: 52,
  borderRadius: radius.round,
  color: color.panel,
})
export const badge = styleVariants({
  holds: [mark, { background: color.onSoftGood }],
  fails: [mark, { background: color.onSoftDanger }],
})

export const winners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const winner = style({
  padding: `${space(2)} ${space(1)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.subtle,
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const strengthBox = style({ padding: space(3), borderRadius: radius.medium })
export const strength = styleVariants({
  strong: [strengthBox, { background: color.softAccent, color: color.onSoftAccent }],
  weak: [strengthBox, { background: color.softWarn, color: color.onSoftWarn }],
})
globalStyle(`${strengthBox} p`, { color: 'inherit' })
export const strengthLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })
export const bars = style({ display: 'inline-flex', gap: space(1), marginLeft: 'auto' })
const oneBar = style({ width: 10, height: 16, borderRadius: 2, border: '1px solid currentColor' })
export const bar = styleVariants({ full: [oneBar, { background: 'currentColor' }], empty: [oneBar] })

export const sentences = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  margin: 0,
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
})
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const steps = reasons
export const reason = style({ display: 'flex', gap: space(3) })
export const reasonMark = styleVariants({ good: { color: color.good }, missing: { color: color.warn } })
export const reasonTitle = style({ fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 })
export const number = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.round,
  background: color.softAccent,
  color: color.onSoftAccent,
  fontWeight: 600,
})

const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: 44,
  padding: `0 ${space(4)}`,
  borderRadius: radius.medium,
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
})
export const pick = style([
  press,
  {
    position: 'relative',
    background: color.accent,
    color: color.onAccent,
    fontWeight: 600,
    selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
  },
])
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' })
export const act = style([
  press,
  { border: `1px solid ${color.borderButton}`, background: color.panel, color: color.text },
])
export const plain = style([
  press,
  { padding: `0 ${space(2)}`, border: 'none', background: 'none', color: color.accentInk, textAlign: 'start' },
])
export const turn = style({ display: 'flex', justifyContent: 'space-between', gap: space(2) })

export const details = style({ display: 'flex', flexDirection: 'column', gap: space(2) })
export const summary = style({ minHeight: 44, lineHeight: '44px', color: color.accentInk, cursor: 'pointer' })
export const code = style({
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  color: color.text,
})
