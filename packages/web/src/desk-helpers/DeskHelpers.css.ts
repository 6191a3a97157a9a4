import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const quiet = style({ color: vars.color.muted })

/** The button stands beside the text, which has its label above and its length below. */
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2),
})

export const list = style({ borderTop: `1px solid ${vars.color.border}` })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(2.5)} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
})

export const words = style({ display: 'flex', flex: '1 1 12rem', flexDirection: 'column', minWidth: 0 })

export const name = style({ overflowWrap: 'anywhere', fontWeight: 600 })

export const buttons = style({ display: 'flex', gap: space(2) })

export const link = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) })

export const linkWords = style({
  display: 'flex',
  flex: '1 1 14rem',
  flexDirection: 'column',
  gap: space(2),
  minWidth: 0,
})

export const address = style({ display: 'flex', alignItems: 'center', gap: space(1), minWidth: 0 })

export const url = style({ minWidth: 0, fontFamily: vars.font.mono, overflowWrap: 'anywhere', userSelect: 'all' })
