import { style } from '@vanilla-extract/css'
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
}
const size = (least: number, wide: number, most: number) => `clamp(${least}px, ${wide}vmin, ${most}px)`

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.header + 1,
  display: 'flex',
  flexDirection: 'column',
  gap: size(12, 3, 64),
  padding: size(16, 5, 96),
  overflowY: 'auto',
  background: colour.ground,
  color: colour.text,
  fontSize: size(14, 2, 36),
  lineHeight: 1.5,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0.5em 1.2em' })
export const title = style({ fontSize: '2.2em', lineHeight: 1.2, fontWeight: 700 })
export const soft = style({ color: colour.soft, fontVariantNumeric: 'tabular-nums' })
export const meeting = style({ color: colour.soft, marginInlineStart: 'auto' })
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'stretch',
  gap: '1.2em',
})
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.8em',
  textAlign: 'center',
})
export const cards = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.8em',
  width: '100%',
})
/** Around cards that would not fit one under the other. */
export const many = style([cards])
export const card = style({
  flex: '0 1 calc((100% - 3.2em) / 5)',
  minWidth: 0,
  padding: '1em 0.5em',
  border: `1px solid ${colour.line}`,
  borderRadius: '0.6em',
  background: colour.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { [`${many} &`]: { flexBasis: 'calc((100% - 5.6em) / 8)', padding: '0.4em', fontSize: '0.8em' } },
  '@media': { [narrow.phone]: { flexBasis: 'calc((100% - 0.8em) / 2)' } },
})
export const gone = style([card, { opacity: 0.75, borderStyle: 'dashed' }])
export const winner = style({ display: 'block', fontSize: '1.8em', lineHeight: 1.3, fontWeight: 700 })
export const mono = style({ color: colour.soft, fontFamily: 'monospace', fontSize: '0.85em' })
/** Words of what was published, hashes among them. */
export const fact = style({ color: colour.soft, fontSize: '0.9em', fontVariantNumeric: 'tabular-nums' })
export const warn = style({ color: colour.warn })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.6em 1.4em' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '0.3em 1.4em', flex: '1 1 auto' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.6em' })
const press = {
  minHeight: 44,
  padding: '0 1em',
  border: `1px solid ${colour.accent}`,
  borderRadius: '0.5em',
  color: colour.text,
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: `3px solid ${colour.text}`, outlineOffset: 2 },
  ':disabled': { opacity: 0.6, cursor: 'default' },
} as const
export const act = style({ ...press, background: 'transparent' })
export const main = style({ ...press, background: '#3454d1', borderColor: '#3454d1', fontWeight: 700 })
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '1.5em',
  alignItems: 'center',
})
export const awardRow = style({ display: 'flex', flexDirection: 'column', gap: '0.6em', alignItems: 'center' })
