import { globalStyle, style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const row = style({
  ...text.body,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space(2),
  minHeight: 24,
  paddingBlock: 1,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: color.muted } },
})

/** The square; also of the native check boxes in table rows. */
export const square = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 16,
  height: 16,
  marginTop: 3,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  background: color.panel,
  color: 'transparent',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.accentInk },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
    },
    '[data-invalid] > &': { borderColor: color.danger },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
})

// Where colours are forced a transparent tick would be drawn.
globalStyle(`:not([data-selected], [data-indeterminate]) > ${square} > svg`, {
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
})

export const hint = style({ ...text.small, color: color.muted, paddingInlineStart: space(6) })
export const problem = style({ ...text.small, color: color.dangerInk, paddingInlineStart: space(6) })
