import { style } from '@vanilla-extract/css'
import { layer, radius, space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const screen = style({ display: 'flex', flexDirection: 'column', gap: space(3) })

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  background: vars.color.panel,
})
