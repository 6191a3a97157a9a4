import { style, styleVariants } from '@vanilla-extract/css'
import { motion, narrow, radius, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const choices = styleVariants({
  column: { display: 'flex', flexDirection: 'column', gap: space(1) },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}` },
  segments: {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    alignSelf: 'start',
    maxWidth: '100%',
    border: `1px solid ${color.borderControl}`,
    borderRadius: radius.medium,
    background: color.panel,
  },
})

export const choice = style({
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

export const segment = style({
  ...text.table,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  minHeight: 28,
  paddingInline: space(3),
  color: color.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.quick}, background ${motion.quick}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.borderControl}` },
    '&:first-child': { borderStartStartRadius: 5, borderEndStartRadius: 5 },
    '&:last-child': { borderStartEndRadius: 5, borderEndEndRadius: 5 },
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { background: color.softAccent, color: color.accentInk, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2, zIndex: 1 },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [narrow.phone]: { minHeight: touch },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -3 } },
    },
  },
})

export const circle = style({
  width: 16,
  height: 16,
  marginTop: 3,
  flexShrink: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: '50%',
  background: color.panel,
  selectors: {
    '[data-hovered] > &': { borderColor: color.accentInk },
    '[data-selected] > &': { border: `5px solid ${color.accent}`, background: color.onAccent },
    '[data-invalid] > &': { borderColor: color.danger },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } } },
})

export const hint = style({ ...text.small, display: 'block', color: color.muted })
