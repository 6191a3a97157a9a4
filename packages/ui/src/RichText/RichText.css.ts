import { globalStyle, style } from '@vanilla-extract/css'
import { box } from '../Field/Field.css.ts'
import { radius, space, text as sizes } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

// A body may also be plain text, whose lines are kept.
export const text = style({ ...sizes.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

globalStyle(`${text} p + p, ${text} p + :is(ul, ol), ${text} :is(ul, ol) + *`, { marginBlockStart: space(2) })
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: space(6) })
globalStyle(`${text} strong`, { fontWeight: 600 })
// Chinese has no italics of its own; slanted type still tells it apart.
globalStyle(`${text} em`, { fontStyle: 'italic' })
globalStyle(`${text} a`, { color: color.accentInk, textUnderlineOffset: 2 })

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

export const place = style({ position: 'relative' })
