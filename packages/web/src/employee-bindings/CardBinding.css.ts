import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) })

export const part = style({ display: 'flex', flex: '1 1 14rem', flexDirection: 'column', gap: space(2), minWidth: 0 })

export const head = style({ ...text.body, fontWeight: 600 })

export const quiet = style({ color: vars.color.muted })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(1) })

export const link = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })

export const line = style({ display: 'flex', alignItems: 'center', gap: space(1), minWidth: 0 })

export const address = style({ minWidth: 0, color: vars.color.accentInk, fontFamily: vars.font.mono })

export const phones = style({ borderTop: `1px solid ${vars.color.border}` })

export const phone = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(2.5)} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
})

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(4), minWidth: 0 })
