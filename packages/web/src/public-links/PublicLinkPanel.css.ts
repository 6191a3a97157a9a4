import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const quiet = style({ color: vars.color.muted })

export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space(4) })

const beside = style({ display: 'flex', flexDirection: 'column', gap: space(2), minWidth: 0 })
export const facts = styleVariants({ whole: [beside, { flex: '1 1 16rem' }], small: [beside, { flex: '1 1 9rem' }] })

export const line = style({ display: 'flex', alignItems: 'center', gap: space(1), minWidth: 0 })

const shown = style({ minWidth: 0, color: vars.color.accentInk, fontFamily: vars.font.mono })
export const address = styleVariants({
  whole: [shown],
  small: [shown, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }],
})

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
