import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const page = style({ ...text.body, display: 'grid', gap: space(5), maxWidth: '44em', color: vars.color.text })

export const title = style({ ...text.body, marginBlockEnd: space(2), fontWeight: 600 })

export const steps = style({ display: 'grid', gap: space(1.5), paddingInlineStart: space(5), listStyle: 'decimal' })

export const pages = style({ ...text.body, display: 'grid', gap: space(2), justifyItems: 'start' })
