import { globalStyle, style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  maxWidth: '42rem',
  minHeight: '100vh',
  margin: '0 auto',
  padding: `${space(5)} ${space(4)}`,
  background: vars.color.panel,
  fontSize: '1rem',
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2),
  color: vars.color.muted,
})

export const language = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${space(2)}`,
  marginRight: `calc(-1 * ${space(2)})`,
  color: vars.color.accentInk,
})

export const article = style({ display: 'flex', flexDirection: 'column', gap: space(3) })

export const title = style({ ...text.title, fontSize: '1.5rem', lineHeight: 1.3 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
  color: vars.color.muted,
})

export const body = style({ fontSize: '1.0625rem', lineHeight: 1.7 })
globalStyle(`${body} > *`, { fontSize: 'inherit', lineHeight: 'inherit' })

export const empty = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  textAlign: 'center',
})

export const words = style({ maxWidth: '26rem', color: vars.color.muted })
