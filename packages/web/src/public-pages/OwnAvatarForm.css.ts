import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const zoom = style({ display: 'flex', alignItems: 'center', gap: space(3), minHeight: 44 })
export const slider = style({ flex: 1, minWidth: 0, height: 44, accentColor: vars.color.accentInk })

export const said = style({ color: vars.color.dangerInk, ':empty': { display: 'none' } })
