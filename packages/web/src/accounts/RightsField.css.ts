import { style } from '@vanilla-extract/css'
import { narrow, space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const rights = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })

export const flags = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(2)} ${space(4)}`,
  padding: space(3),
  border: `1px solid ${vars.color.border}`,
  borderRadius: 6,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
