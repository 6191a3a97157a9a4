import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const deeds = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const deed = style({
  ...text.table,
  display: 'grid',
  gap: space(0.5),
  paddingBlock: space(2),
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const fact = style({ ...text.small, margin: 0, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
