import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { softEdge } from '@icss/ui/theme/softEdge.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const alone = style({ display: 'contents' })

export const beside = style({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const stale = style({
  ...text.table,
  ...softEdge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  background: vars.color.softWarn,
  color: vars.color.onSoftWarn,
})

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: 32,
  paddingBlockEnd: space(1),
})

export const partCount = style({ ...text.body, marginInlineEnd: 'auto', color: vars.color.muted })
