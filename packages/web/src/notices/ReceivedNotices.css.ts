import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  padding: `${space(3)} ${space(4)}`,
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const words = style({ display: 'grid', flex: 1, minWidth: 0 })

export const title = style({ ...text.body, color: vars.color.text, overflowWrap: 'anywhere' })

export const unread = style([title, { fontWeight: 600 }])

export const meta = style({ ...text.small, color: vars.color.muted, overflowWrap: 'anywhere' })

/** Goes to the next line as a whole, as long as it fits one. */
export const metaPart = style({ display: 'inline-block', maxWidth: '100%' })

export const chevron = style({ flex: 'none', color: vars.color.muted })

export const body = style({ display: 'grid', gap: space(3), padding: `${space(2)} ${space(4)} ${space(4)}` })
