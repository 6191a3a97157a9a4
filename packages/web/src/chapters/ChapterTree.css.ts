import { style } from '@vanilla-extract/css'
import { motion, narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

/** The frame of a long tree scrolls by itself, so that what is out of sight need not be drawn. */
export const frame = style({
  borderRadius: radius.medium,
  selectors: { '&[data-long]': { maxHeight: 'calc(100dvh - 222px)', minHeight: 240, overflow: 'auto' } },
  '@media': { [narrow.phone]: { selectors: { '&[data-long]': { maxHeight: 'calc(100dvh - 290px)' } } } },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 40,
  paddingInline: `${space(3)} ${space(2)}`,
  outlineOffset: -2,
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&[aria-level="1"]': { background: color.subtle },
    '&[aria-level="2"]': { paddingInlineStart: space(11) },
    '&:hover': { background: color.hover },
    '&[data-dragged]': { background: color.subtle, color: color.muted },
    '&[data-over="before"]': { boxShadow: `inset 0 2px 0 ${color.focus}` },
    '&[data-over="after"]': { boxShadow: `inset 0 -2px 0 ${color.focus}` },
  },
  '@media': {
    [narrow.phone]: {
      paddingInline: `${space(2)} ${space(1)}`,
      selectors: { '&[aria-level="2"]': { paddingInlineStart: space(8) } },
    },
  },
})

export const content = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  flex: 1,
  minWidth: 0,
  paddingBlock: space(2),
})

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: radius.small,
  color: color.muted,
  cursor: 'pointer',
  transition: `transform ${motion.quick}`,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' } },
})

export const mark = style({ flex: 'none', color: color.muted })

/** On a phone the name has a line of its own. */
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  '@media': { [narrow.phone]: { flexWrap: 'wrap', columnGap: space(2), rowGap: 0 } },
})

export const tag = style({ flex: 'none', display: 'inline-flex' })

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-level="1"] &': { fontWeight: 600 } },
  '@media': { [narrow.phone]: { width: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

export const aside = style({
  ...text.small,
  flex: 'none',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const acts = style({
  display: 'flex',
  flex: 'none',
  // Shown by pointer or focus; always there where nothing hovers.
  selectors: { '[role="row"]:not(:hover, :focus-within, :focus) > &': { opacity: 0 } },
  '@media': { '(hover: none)': { opacity: '1 !important' as '1' } },
})
