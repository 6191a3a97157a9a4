import { style } from '@vanilla-extract/css'
import { box } from '../Field/Field.css.ts'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const segments = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineStart: space(2.5),
  whiteSpace: 'nowrap',
})

/** Where two days do not fit beside each other the second takes a line of its own. */
export const days = style([box, { flexWrap: 'wrap' }])

export const segment = style({
  display: 'inline-block',
  // Large enough for a finger, whatever stands in it.
  minWidth: 24,
  padding: `1px ${space(1)}`,
  textAlign: 'center',
  borderRadius: radius.small,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    // Drawn over the room of its neighbours, so that a date reads as one word.
    '&[data-type="literal"]': {
      minWidth: 0,
      paddingInline: 0,
      marginInline: -2,
      color: color.muted,
      pointerEvents: 'none',
    },
    '&[data-placeholder]': { color: color.faint },
    '&[data-focused]': { background: color.accent, color: color.onAccent },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
})

export const betweenDayAndTime = style({ paddingInline: space(0.5) })

export const until = style({
  color: color.muted,
  paddingInline: `${space(1.5)} 0`,
  marginInlineEnd: `calc(-1 * ${space(1)})`,
})

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  marginInlineStart: 'auto',
  marginInlineEnd: space(0.5),
  borderRadius: radius.small,
  color: color.muted,
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: { '&[data-hovered]': { background: color.hover, color: color.text } },
})

export const clear = style([opener, { marginInlineStart: 'auto' }])

export const sheet = style({
  display: 'flex',
  gap: space(4),
  padding: space(3),
  outline: 'none',
  // Under each other the sheet is as wide as the calendar.
  '@media': { '(max-width: 640px)': { flexDirection: 'column' } },
})

export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  paddingInlineEnd: space(3),
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': {
    '(max-width: 640px)': { flexDirection: 'row', flexWrap: 'wrap', border: 0, padding: 0, maxWidth: 252 },
  },
})
