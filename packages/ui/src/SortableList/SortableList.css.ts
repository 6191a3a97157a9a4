import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const list = style({ outline: 'none' })

export const row = style({
  ...text.body,
  display: 'flex',
  // On a phone the buttons stand below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minHeight: 40,
  paddingBlock: space(1.5),
  paddingInline: `${space(2)} ${space(3)}`,
  background: color.panel,
  borderBlockEnd: `1px solid ${color.border}`,
  outlineOffset: -2,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-dragging]': { background: color.subtle, color: color.muted },
  },
})

/** Where what is dragged would go. */
export const indicator = style({
  selectors: { '&[data-drop-target]': { position: 'relative', boxShadow: `0 0 0 1px ${color.focus}` } },
})

/** The pointer drags the whole row; the keyboard begins here. */
export const grip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  marginInline: -4,
  borderRadius: radius.small,
  color: color.faint,
})
export const content = style({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' })
export const steps = style({ display: 'flex' })
