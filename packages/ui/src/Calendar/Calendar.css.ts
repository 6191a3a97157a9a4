import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockEnd: space(2),
})

export const month = style({ ...text.body, fontWeight: 600 })

export const turn = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.medium,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.text },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
})

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' })

export const weekday = style({ ...text.small, width: 36, height: 28, color: color.muted, fontWeight: 400 })

const day = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 36,
  height: 32,
  borderRadius: radius.medium,
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&[data-outside-month]': { color: color.faint },
    '&[data-hovered]': { background: color.hover },
    '&[data-today]': { fontWeight: 700, boxShadow: `inset 0 0 0 1px ${color.borderControl}` },
    '&[data-disabled], &[data-unavailable]': { color: color.faint, opacity: 0.5, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { border: '2px solid Highlight' } } } },
})

const filled = { background: color.accent, color: color.onAccent, borderRadius: radius.medium }

export const days = styleVariants({
  one: [day, { selectors: { '&[data-selected]': filled } }],
  range: [
    day,
    {
      selectors: {
        '&[data-selected]': { background: color.softAccent, color: color.onSoftAccent, borderRadius: 0 },
        '&[data-selection-start], &[data-selection-end]': filled,
      },
    },
  ],
})
