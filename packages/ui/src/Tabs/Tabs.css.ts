import { globalStyle, style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

/** Of tabs that show one part at a time, and of those that lead to a part of the page. */
export const list = style({
  display: 'flex',
  gap: space(3),
  paddingInline: space(2.5),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

/** Around the tabs and what stands at their end. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockEnd: `1px solid ${color.border}`,
})
globalStyle(`${bar} > ${list}`, { minWidth: 0, borderBlockEnd: 'none' })
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(1)} ${space(2.5)}`,
})

/** The one that is open is selected; the part of a page that one is at is current. */
const isHere = ':is([data-selected], [aria-current])'

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
    '&:is([data-hovered], button:hover)': { color: color.text },
    [`&${isHere}`]: { color: color.accentInk, fontWeight: 600, borderBlockEndColor: color.accentInk },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    '&:is([data-focus-visible], :focus-visible)': { outlineOffset: -2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`&:not(${isHere})`]: { borderBlockEndColor: 'Canvas' },
        [`&${isHere}`]: { borderBlockEndColor: 'Highlight' },
      },
    },
  },
})

export const panel = style({ outlineOffset: -2, padding: space(4) })
