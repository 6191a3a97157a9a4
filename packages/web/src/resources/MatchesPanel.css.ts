import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const about = style({ ...text.small, color: vars.color.muted })

export const list = style({ display: 'grid', marginBlockStart: space(2) })

export const item = style({
  display: 'grid',
  gap: space(1),
  padding: `${space(3)} 0`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const name = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(3), alignItems: 'baseline' })

export const company = style({ color: vars.color.muted })

export const reasons = style({ ...text.small, color: vars.color.muted })

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })
