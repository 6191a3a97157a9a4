import { style, styleVariants } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const choices = styleVariants({
  column: { display: 'flex', flexDirection: 'column', gap: space(1) },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}` },
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
