import { style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const row = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 40,
  paddingBlock: space(1.5),
  paddingInline: `${space(2)} ${space(3)}`,
  background: color.panel,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-dragged]': { background: color.subtle, color: color.muted },
    '&[data-over]': { boxShadow: `inset 0 2px 0 ${color.accentInk}` },
    '&[data-over-below]': { boxShadow: `inset 0 -2px 0 ${color.accentInk}` },
  },
})

export const grip = style({ color: color.faint, cursor: 'grab', flexShrink: 0 })
export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexShrink: 0 })
