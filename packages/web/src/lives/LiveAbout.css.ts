import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const top = style({ display: 'flex', flexWrap: 'wrap', gap: space(5) })

export const cover = style({
  flex: '0 1 280px',
  minWidth: 0,
  '@media': { [narrow.phone]: { flexBasis: '100%' } },
})

export const about = style({ flex: '1 1 420px', minWidth: 0 })

export const quiet = style({ ...text.small, color: vars.color.muted })

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })

export const lineName = style({ ...text.table, flex: '0 0 96px', color: vars.color.muted })

export const address = style({
  ...text.table,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
})

export const video = style({ maxWidth: 640 })

/** Goes to the next line as a whole. */
export const together = style({ whiteSpace: 'nowrap' })
