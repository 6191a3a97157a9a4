import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })

export const who = style({ display: 'flex', alignItems: 'center', gap: space(3) })
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const name = style({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const facts = style({ ...text.table, color: vars.color.muted, overflowWrap: 'anywhere' })

/** A form is read in one column. */
export const narrow = style({ maxWidth: 420 })

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
})
export const says = style({ ...text.body, color: vars.color.muted, margin: 0, maxWidth: 640 })
