import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const hint = style({ ...text.small, padding: `0 ${space(4)} ${space(3)}`, color: vars.color.muted })

export const links = style({ display: 'grid', gap: space(2), marginBlockStart: space(4) })
