import { globalStyle, style } from '@vanilla-extract/css'
import { space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(4)} ${space(4)}`,
  textAlign: 'center',
  whiteSpace: 'normal',
})

export const picture = style({
  width: 152,
  height: 104,
  marginBlockEnd: space(2),
  color: vars.color.borderControl,
})

export const leaf = style({ fill: vars.color.panel })
export const tint = style({ fill: vars.color.softAccent, stroke: vars.color.accentInk })
export const warnTint = style({ fill: vars.color.softWarn, stroke: vars.color.warn })
/** An icon of 16 px, drawn large in the middle with the line of the drawing. */
export const sign = style({ transform: 'translate(60px, 37px) scale(2)', color: vars.color.accentInk })
globalStyle(`${sign} > svg`, { strokeWidth: 1.2 })
export const shade = style({ fill: vars.color.hover, stroke: 'none' })

export const title = style({ ...text.body, fontWeight: 600, color: vars.color.text, overflowWrap: 'anywhere' })
export const words = style({ ...text.table, maxWidth: 420, color: vars.color.muted, overflowWrap: 'anywhere' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(2),
  marginBlockStart: space(3),
})
