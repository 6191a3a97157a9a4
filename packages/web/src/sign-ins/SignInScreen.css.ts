import { globalStyle, style } from '@vanilla-extract/css'
import { layer, narrow } from '@icss/ui/theme/measures.ts'

// The screen in the hall: one look in both themes, sized by the screen that it is shown on.
const colour = {
  ground: '#0d1950',
  card: '#16246b',
  line: '#2b3d9e',
  text: '#ffffff',
  soft: '#b4c0ff',
  accent: '#5c7cff',
  warn: '#ffd479',
  good: '#5fd08a',
}
const size = (least: number, wide: number, most: number) => `clamp(${least}px, ${wide}vmin, ${most}px)`

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.header + 1,
  display: 'flex',
  flexDirection: 'column',
  gap: size(12, 2.5, 64),
  padding: size(16, 4.5, 96),
  overflowY: 'auto',
  background: colour.ground,
  color: colour.text,
  fontSize: size(14, 2.2, 36),
  lineHeight: 1.5,
})
/** The picture of the meeting, darkened until words on it can be read. */
export const background = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  height: '30%',
  objectFit: 'cover',
  opacity: 0.2,
})
globalStyle(`${stage} > :not(img)`, { position: 'relative' })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.5em 2em',
  '@media': { [narrow.phone]: { flexWrap: 'wrap' } },
})
export const title = style({ fontSize: '2.2em', lineHeight: 1.2, fontWeight: 700, overflowWrap: 'anywhere' })
export const clock = style({ flexShrink: 0, textAlign: 'end', '@media': { [narrow.phone]: { textAlign: 'start' } } })
export const time = style({ fontSize: '2.2em', lineHeight: 1.2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const soft = style({ color: colour.soft, fontVariantNumeric: 'tabular-nums' })
export const warn = style({ color: colour.warn })
export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 46vmin) minmax(0, 1fr)',
  alignItems: 'start',
  gap: size(20, 6, 96),
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const scan = style({ display: 'flex', flexDirection: 'column', gap: '1em' })
export const code = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  maxWidth: '46vmin',
  overflow: 'hidden',
  borderRadius: '0.6em',
  background: '#ffffff',
  textAlign: 'center',
  '@media': { [narrow.tablet]: { maxWidth: 320 } },
})
globalStyle(`${code} svg`, { width: '100%', height: 'auto', display: 'block' })
export const noCode = style([
  code,
  {
    placeContent: 'center',
    gap: '1em',
    padding: '1em',
    border: `1px solid ${colour.line}`,
    background: colour.card,
    fontSize: '1.2em',
  },
])
export const scanWords = style({ fontSize: '1.4em', lineHeight: 1.4, fontWeight: 700 })
export const people = style({ display: 'flex', flexDirection: 'column', gap: '1.1em', minWidth: 0 })
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1em',
})
export const count = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.6em' })
export const number = style({ fontSize: '5em', lineHeight: 1, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const expected = style([soft, { fontSize: '1.8em' }])
export const bars = style({ display: 'flex', flexDirection: 'column', gap: '0.3em', width: '15em' })
export const columns = style({ display: 'flex', alignItems: 'end', gap: '0.2em', height: '3em' })
export const bar = style({ flex: 1, minHeight: 1, borderRadius: 1, background: colour.accent })
export const present = style([bar, { background: colour.text }])
export const track = style({ height: '0.5em', overflow: 'hidden', borderRadius: '0.25em', background: colour.line })
export const share = style({ height: '100%', borderRadius: '0.25em', background: colour.accent })
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.2em, 1fr))',
  gap: '0.7em',
})
export const name = style({
  minWidth: 0,
  padding: '0.4em 0.4em 0.5em',
  border: `1px solid ${colour.line}`,
  borderRadius: '0.5em',
  background: colour.card,
  textAlign: 'center',
  lineHeight: 1.3,
})
export const latest = style([name, { borderColor: colour.text, background: colour.text, color: colour.ground }])
export const called = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: '1.3em',
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const beside = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: '0.85em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0.85,
})
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.6em 1.4em' })
export const facts = style([soft, { display: 'flex', flexWrap: 'wrap', gap: '0.3em 1.6em', flex: '1 1 auto' }])
export const online = style({ selectors: { '&::before': { content: '"● "', color: colour.good } } })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '0.6em' })
export const act = style({
  minHeight: 44,
  padding: '0 1em',
  border: `1px solid ${colour.accent}`,
  borderRadius: '0.5em',
  background: 'transparent',
  color: colour.text,
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: `3px solid ${colour.text}`, outlineOffset: 2 },
  ':disabled': { opacity: 0.6, cursor: 'default' },
})
export const key = style({ marginInlineEnd: '0.6em', color: colour.soft })
export const phone = style({ display: 'grid', justifyItems: 'center' })
globalStyle(`${phone} figcaption`, { color: colour.soft })
