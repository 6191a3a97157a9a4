import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: space(3),
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const field = style({ flex: '1 1 16rem', maxWidth: '32rem' })

export const more = style({ ...text.small, padding: `${space(2)} ${space(4)}`, color: vars.color.muted })
