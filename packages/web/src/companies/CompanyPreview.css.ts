import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

/** Wider than a phone, so that they scroll in place there. */
export const devices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(6),
  padding: space(5),
  borderRadius: 6,
  background: vars.color.subtle,
  overflowX: 'auto',
})

export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0, background: vars.color.panel })
