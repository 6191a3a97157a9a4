import { globalStyle, style } from '@vanilla-extract/css'
import { box } from '../Field/Field.css.ts'
import { radius, space, text as sizes } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const text = style({ ...sizes.body, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

globalStyle(`${text} > * + *, ${text} :is(li, td, th) > * + *`, { marginBlockStart: space(2) })
globalStyle(`${text} :is(h1, h2, h3, h4, h5, h6)`, { fontWeight: 600, lineHeight: 1.4 })
globalStyle(`${text} > * + :is(h1, h2, h3, h4, h5, h6)`, { marginBlockStart: space(4) })
// By their place in the text: what is drawn for a reader is one level lower than what is written.
globalStyle(`${text} h2, ${text}[contenteditable] h1`, { fontSize: '1.35em' })
globalStyle(`${text} h3, ${text}[contenteditable] h2`, { fontSize: '1.2em' })
globalStyle(`${text} :is(h4, h5, h6), ${text}[contenteditable] h3`, { fontSize: '1.05em' })
globalStyle(`${text} table`, { borderCollapse: 'collapse', minWidth: '50%' })
globalStyle(`${text} :is(td, th)`, {
  border: `1px solid ${color.border}`,
  padding: `${space(1)} ${space(2)}`,
  minWidth: 48,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${text} th`, { fontWeight: 600, background: color.hover })
globalStyle(`${text} u`, { textUnderlineOffset: 2 })
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: '1.5rem' })
globalStyle(`${text} strong`, { fontWeight: 600 })
// Chinese has no italics of its own; slanted type still tells it apart.
globalStyle(`${text} em`, { fontStyle: 'italic' })
globalStyle(`${text} a`, { color: color.accentInk, textUnderlineOffset: 2 })

export const picture = style({ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: radius.medium })

globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${color.accentInk}`, outlineOffset: 2 })

/** A wide table moves within its text. */
export const scroller = style({ overflowX: 'auto' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5),
  padding: space(0.5),
  borderBlockEnd: `1px solid ${color.border}`,
})

export const gap = style({
  width: 1,
  alignSelf: 'stretch',
  margin: `${space(1)} ${space(1)}`,
  background: color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})

export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.small,
  color: color.muted,
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.text },
    '&[data-selected]': { background: color.softAccent, color: color.onSoftAccent },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { border: '2px solid Highlight' } } } },
})

export const sheet = style([box, { flexDirection: 'column', alignItems: 'stretch', gap: 0 }])

export const page = style([
  text,
  {
    minHeight: 132,
    maxHeight: 360,
    overflow: 'auto',
    padding: `${space(2)} ${space(2.5)}`,
    outline: 'none',
    outlineOffset: -2,
    whiteSpace: 'pre-wrap',
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      // The box shows the ring; the outline comes back where forced colours remove shadows.
      '&:focus': { outline: '2px solid transparent' },
      '&[data-empty]::before': {
        content: 'attr(data-placeholder)',
        position: 'absolute',
        color: color.faint,
        pointerEvents: 'none',
      },
    },
  },
])

/** Where a picture will stand. */
export const waiting = style({
  width: 160,
  height: 90,
  borderRadius: radius.medium,
  background: color.track,
})

export const note = style({
  ...sizes.body,
  color: color.muted,
  selectors: { '&:empty': { display: 'none' } },
})

export const place = style({ position: 'relative' })
