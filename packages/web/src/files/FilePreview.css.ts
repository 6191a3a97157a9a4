import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const sheet = style({ display: 'grid', gap: space(3), minHeight: 240, alignItems: 'center' })

export const image = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '60dvh',
  marginInline: 'auto',
  objectFit: 'contain',
})

export const page = style({ width: '100%', height: '64dvh', border: `1px solid ${vars.color.border}`, borderRadius: 6 })

export const words = style({
  ...text.table,
  margin: 0,
  maxHeight: '60dvh',
  overflow: 'auto',
  padding: space(3),
  border: `1px solid ${vars.color.border}`,
  borderRadius: 6,
  background: vars.color.page,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
})

export const about = style({ ...text.small, color: vars.color.muted })

export const steps = style({ display: 'flex', gap: space(2), marginInlineEnd: 'auto' })
