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
/** Where head and foot in full would leave too little room between them: there the whole scrolls below the one, above the other. */
const small = '(max-width: 767px), (max-height: 480px)'
const size = (least: number, wide: number, most: number) => `clamp(${least}px, ${wide}vmin, ${most}px)`

const edge = size(16, 5, 96)

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.header + 1,
  display: 'flex',
  flexDirection: 'column',
  gap: size(12, 3, 64),
  padding: edge,
  overflow: 'hidden',
  background: colour.ground,
  color: colour.text,
  fontSize: size(14, 2, 36),
  lineHeight: 1.5,
  '@media': { [small]: { paddingBlock: 0, overflowY: 'auto', scrollPaddingBlock: '9em 7em' } },
})
/** The picture of the meeting, darkened until words on it can be read. */
export const background = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  height: '30%',
  objectFit: 'cover',
  opacity: 0.2,
  maskImage: 'linear-gradient(#000 40%, transparent)',
  // The head stays there, on a ground of its own.
  '@media': { [small]: { display: 'none' } },
})
/** What can be won: beside its name, and on the card of its award. */
export const prize = style({
  alignSelf: 'center',
  width: '3.2em',
  height: '3.2em',
  borderRadius: '0.4em',
  objectFit: 'cover',
  background: colour.card,
})
export const awardPicture = style({
  display: 'block',
  width: '100%',
  height: '7em',
  marginBlockEnd: '0.6em',
  borderRadius: '0.4em',
  objectFit: 'contain',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.5em 1.2em',
  '@media': {
    [small]: { position: 'sticky', top: 0, zIndex: 1, paddingBlock: `${edge} 0.6em`, background: colour.ground },
  },
})
export const title = style({ fontSize: '2.2em', lineHeight: 1.2, fontWeight: 700 })
export const soft = style({ color: colour.soft, fontVariantNumeric: 'tabular-nums' })
export const meeting = style({ color: colour.soft, marginInlineStart: 'auto' })
export const body = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  alignItems: 'stretch',
  gap: '1.2em',
  overflowY: 'auto',
  containerType: 'size',
  ':focus-visible': { outline: `3px solid ${colour.text}`, outlineOffset: 2 },
  '@media': { [small]: { flex: '1 0 auto', overflowY: 'visible', containerType: 'normal' } },
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
/** Around cards of names, as large as lets them fit: a card is 10 em wide, its gap included. */
export const fitted = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.8em',
  fontSize: `clamp(${size(11, 1.25, 20)}, min(100cqw / (10 * var(--across)), 100cqh / (var(--high) * var(--down))), 1.3em)`,
  '@media': { [small]: { fontSize: '1em' } },
})
/** Cards of names alone. */
export const many = style([cards, { gap: '0.5em' }])
export const card = style({
  flex: '0 1 calc((100% - 3.2em) / 5)',
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '1em 0.5em',
  border: `1px solid ${colour.line}`,
  borderRadius: '0.6em',
  background: colour.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [`${many} &`]: {
      flexBasis: 'calc((100% - 0.5em * (var(--columns) - 1)) / var(--columns))',
      padding: 0,
      lineHeight: 1.3,
      '@media': { [small]: { flexBasis: '9em' }, [narrow.phone]: { flexBasis: 'calc((100% - 0.5em) / 2)' } },
    },
  },
  '@media': { [narrow.phone]: { flexBasis: 'calc((100% - 0.8em) / 2)' } },
})
export const gone = style([card, { opacity: 0.75, borderStyle: 'dashed' }])
export const winner = style({ display: 'block', fontSize: '1.8em', lineHeight: 1.3, fontWeight: 700 })
/** The company below a name, on one line. */
export const company = style({
  display: 'block',
  color: colour.soft,
  fontSize: 'max(11px, 0.85em)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${many} &`]: { flex: '0 0 100%', whiteSpace: 'nowrap' } },
})
export const mono = style({ color: colour.soft, fontFamily: 'monospace', fontSize: 'max(11px, 0.85em)' })
/** Words of what was published, hashes among them. */
export const fact = style({ color: colour.soft, fontSize: '0.9em', fontVariantNumeric: 'tabular-nums' })
export const warn = style({ color: colour.warn })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em 1.4em',
  '@media': { [small]: { display: 'contents' } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.3em 1.4em',
  flex: 1,
  minWidth: 0,
  '@media': { [small]: { flex: 'none' } },
})
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  whiteSpace: 'nowrap',
  '@media': {
    [small]: {
      flexWrap: 'wrap',
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBlock: `0.6em ${edge}`,
      background: colour.ground,
    },
  },
})
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
/** The name and the code of a small card, side by side. */
export const face = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: '0.4em',
  padding: '0.25em 0.3em',
})
/** A small card as a whole is what marks its winner absent. */
export const pick = style([
  face,
  {
    width: '100%',
    border: 'none',
    borderRadius: 'inherit',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { background: colour.line },
    ':focus-visible': { outline: `3px solid ${colour.text}`, outlineOffset: -1 },
    '@media': { [small]: { minHeight: 44 } },
  },
])
export const main = style({ ...press, background: '#3454d1', borderColor: '#3454d1', fontWeight: 700 })
/** What has ended: the winners, and beside them how to check it. */
export const ended = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5em',
  '@media': { [small]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const awards = style([fitted, { flex: 1, minWidth: 0 }])
export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.8em',
  textAlign: 'center',
  // Beside more winners than fit, it stays in sight.
  position: 'sticky',
  insetBlock: 0,
  maxWidth: 'max(200px, 14em)',
  '@media': { [small]: { position: 'static', alignSelf: 'center' } },
})
export const awardRow = style({ display: 'flex', flexDirection: 'column', gap: '0.6em', alignItems: 'center' })
