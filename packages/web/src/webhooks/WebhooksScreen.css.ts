import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })
export const says = style({ ...text.body, color: vars.color.muted, margin: `0 0 ${space(3)}`, maxWidth: 720 })

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(2)} ${space(4)}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const hint = style({ ...text.small, color: vars.color.muted })

export const content = style({
  ...text.small,
  margin: 0,
  padding: space(3),
  borderRadius: 6,
  background: vars.color.page,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
