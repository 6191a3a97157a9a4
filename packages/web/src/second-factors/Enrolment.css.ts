import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4) })

export const says = style({ ...text.body, margin: 0, color: vars.color.muted, outline: 'none' })

export const scan = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space(3) })

export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
})
