import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const sides = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(4),
  padding: `${space(3)} ${space(4)}`,
})

export const parent = style({ width: 240, maxWidth: '100%' })

export const counts = style({ ...text.table, color: vars.color.muted })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const pending = style({ ...text.small, marginInlineEnd: 'auto', color: vars.color.muted })
