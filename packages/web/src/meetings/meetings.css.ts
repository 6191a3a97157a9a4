import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space(3) })
/** Above the list. */
export const received = style({ marginBlockEnd: space(3) })
export const muted = style({ color: vars.color.muted })

const line = { display: 'grid', alignItems: 'end', gap: space(3) } as const
export const programmeLine = style({
  ...line,
  gridTemplateColumns: '7rem 1fr 1fr auto',
  '@media': { [narrow.phone]: { gridTemplateColumns: '1fr auto' } },
})
export const awardLine = style({
  ...line,
  alignItems: 'start',
  flex: 1,
  gridTemplateColumns: '1fr 1fr 7rem 7rem',
  '@media': { [narrow.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) })
/** Between the head of a list and its sheet. */
export const aboveList = style([bar, { marginBlockEnd: space(3) }])
/** A line of its own among what flows. */
export const whole = style({ flexBasis: '100%' })
export const end = style({ display: 'flex', gap: space(2), marginInlineStart: 'auto' })
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
/** What a plan names, under a title. */
export const listTitle = style({ ...text.subtitle, marginBlockStart: space(3) })
export const list = style({ paddingInlineStart: space(5), listStyle: 'disc', overflowWrap: 'anywhere' })
