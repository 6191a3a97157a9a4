import { globalStyle, style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

/** On one line: what does not fit is cut of the long ones, which are whole in their titles. */
export const list = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  columnGap: space(1.5),
  color: vars.color.muted,
})

export const step = style({ display: 'flex', alignItems: 'center', gap: space(1.5), flexShrink: 0, minHeight: 24 })
export const long = style([step, { flexShrink: 1, minWidth: '4em' }])
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const here = style({ ...cut, color: vars.color.text })
export const slash = style({ color: vars.color.faint })

// A target of 24 px.
globalStyle(`${step} > a`, { ...cut, paddingBlock: 2 })
