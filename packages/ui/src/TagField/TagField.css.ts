import { style } from '@vanilla-extract/css'
import { input } from '../Field/Field.css.ts'
import { radius, space, text } from '../theme/measures.ts'
import { softEdge } from '../theme/softEdge.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const wrapping = style({ flexWrap: 'wrap', padding: `3px ${space(1)}`, cursor: 'text' })
export const tags = style({ display: 'contents' })

export const tag = style({
  ...text.table,
  ...softEdge,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 24,
  paddingInlineStart: space(2),
  borderRadius: radius.small,
  background: color.softNeutral,
  color: color.onSoftNeutral,
  selectors: { '&:has(> button:disabled)': { paddingInlineEnd: space(2) } },
})

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.small,
  cursor: 'pointer',
  flexShrink: 0,
  selectors: {
    '&:hover': { background: color.track },
    '&:focus-visible': { outlineOffset: -2 },
    '&:disabled': { display: 'none' },
  },
})

export const typing = style([input, { flex: '1 1 80px', minWidth: 80, minHeight: 24, padding: `0 ${space(1.5)}` }])
