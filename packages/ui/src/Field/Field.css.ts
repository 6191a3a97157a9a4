import { globalStyle, style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const field = style({ display: 'flex', flexDirection: 'column', gap: space(1), minWidth: 0 })

export const label = style({ ...text.table, color: color.text, overflowWrap: 'anywhere' })
export const asterisk = style({ color: color.dangerInk, marginInlineStart: space(1) })

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** The bordered box around an input and what stands in it. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  width: '100%',
  minWidth: 0,
  minHeight: vars.density.control,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.medium,
  background: color.panel,
  color: color.text,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.muted },
    '&[data-invalid]': { borderColor: color.danger },
    '&:has(:focus)': { borderColor: color.focus, boxShadow: `0 0 0 3px ${color.halo}` },
    '&[data-disabled]': { background: color.subtle, color: color.muted, borderColor: color.border },
    // A hidden input, as of a time, counts as read-only too.
    '&:has(> input:read-only:not([hidden], [type="hidden"]), > textarea:read-only)': { background: color.subtle },
  },
})

export const boxLarge = style({ minHeight: 40 })

export const input = style({
  ...text.body,
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: `0 ${space(2.5)}`,
  border: 0,
  // The box shows the ring; the outline comes back where forced colours remove shadows.
  outline: 'none',
  outlineOffset: -2,
  borderRadius: radius.medium,
  background: 'transparent',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus': { outline: '2px solid transparent' },
    '&::placeholder': { color: color.faint, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
  },
})

export const foot = style({ ...text.small, display: 'flex', justifyContent: 'space-between', gap: space(3) })
export const description = style({ color: color.muted, overflowWrap: 'anywhere' })
/** Each line says one thing. */
export const note = style({ ...text.small, color: color.text, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const error = style({
  ...text.small,
  display: 'flex',
  gap: space(1),
  color: color.dangerInk,
  overflowWrap: 'anywhere',
})
export const counter = style({ color: color.muted, marginInlineStart: 'auto', whiteSpace: 'nowrap' })
export const counterOver = style([counter, { color: color.dangerInk }])

globalStyle(`${error} > svg`, { marginTop: 2 })
