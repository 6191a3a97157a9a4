import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const rule = `1px solid ${vars.color.border}`

export const title = style({
  ...text.subtitle,
  margin: 0,
  padding: `${space(4)} ${space(4)} ${space(2)}`,
  color: vars.color.text,
  borderBlockStart: rule,
})

export const item = style({
  display: 'grid',
  gap: space(1),
  padding: `${space(3)} ${space(4)}`,
  selectors: { '& + &': { borderBlockStart: rule } },
})

export const words = style({ ...text.body, margin: 0, color: vars.color.text, overflowWrap: 'anywhere' })

export const unread = style([words, { fontWeight: 600 }])

export const meta = style({ ...text.small, margin: 0, color: vars.color.muted })

export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), padding: `${space(3)} ${space(4)}` })
