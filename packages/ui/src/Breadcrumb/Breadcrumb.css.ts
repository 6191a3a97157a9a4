import { globalStyle, style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1.5),
  color: vars.color.muted,
})

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5), minWidth: 0, minHeight: 24 })
export const here = style({ color: vars.color.text, overflowWrap: 'anywhere' })
export const slash = style({ color: vars.color.faint })

// A target of 24 px.
globalStyle(`${step} > a`, { paddingBlock: 2 })
