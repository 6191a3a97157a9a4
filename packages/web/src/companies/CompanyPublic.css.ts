import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** Below each other beside the facts, beside each other where the panel is wide. */
export const page = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(4) })

export const shown = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: space(3) })

/** As tall as what says that it is on its way, so that little moves once it is known. */
export const facts = style({
  display: 'grid',
  flex: '1 1 15rem',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minWidth: 0,
  minHeight: `calc(4 * ${vars.density.row})`,
})

export const renew = style({ justifySelf: 'start' })

export const quiet = style({ ...text.small, margin: 0, color: vars.color.muted })
