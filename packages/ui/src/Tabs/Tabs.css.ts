import { style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const list = style({
  display: 'flex',
  gap: space(3),
  paddingInline: space(2.5),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 40,
  paddingInline: space(1.5),
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: color.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { color: color.accentInk, fontWeight: 600, borderBlockEndColor: color.accentInk },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-focus-visible]': { outlineOffset: -2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-selected])': { borderBlockEndColor: 'Canvas' },
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
})

export const panel = style({ outlineOffset: -2, padding: space(4) })
