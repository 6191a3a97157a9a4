import { style, styleVariants } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = style({ display: 'grid', gap: space(4), minWidth: 0 })

export const list = style({ display: 'grid' })
/** Below the field. */
export const found = style({ marginBlockStart: space(3) })
/** Where nothing was said yet there is no gap either. */
export const saying = style({ selectors: { '&:empty': { display: 'none' } } })

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  selectors: {
    '& + &': { marginBlockStart: space(3), paddingBlockStart: space(3), borderBlockStart: `1px solid ${color.border}` },
  },
})

export const words = style({ display: 'grid', flex: 1, minWidth: 140 })
export const name = style({ ...text.subtitle })
export const gone = style({ ...text.subtitle, color: color.muted, textDecoration: 'line-through' })
export const facts = style({ ...text.table, color: color.muted })
export const here = style({ display: 'grid', justifyItems: 'end', gap: space(1) })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBlockStart: space(4) })

const saidBase = style({
  display: 'flex',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.large,
  border: '1px solid',
})
export const said = styleVariants({
  good: [saidBase, { color: color.onSoftGood, background: color.softGood, borderColor: color.good }],
  kept: [saidBase, { color: color.onSoftWarn, background: color.softWarn, borderColor: color.warn }],
  warn: [saidBase, { color: color.onSoftWarn, background: color.softWarn, borderColor: color.warn }],
  bad: [saidBase, { color: color.onSoftDanger, background: color.softDanger, borderColor: color.danger }],
})

const waitingBase = style({ ...text.table, display: 'flex', gap: space(3), alignItems: 'flex-start' })
/** How the desk stands towards the server: of no interest while it reaches it. */
export const waiting = styleVariants({
  fine: [waitingBase, { color: color.muted }],
  busy: [waitingBase, saidBase, { color: color.onSoftAccent, background: color.softAccent, borderColor: color.accent }],
  away: [waitingBase, saidBase, { color: color.onSoftWarn, background: color.softWarn, borderColor: color.warn }],
})
export const refused = style([
  saidBase,
  { display: 'grid', color: color.onSoftDanger, background: color.softDanger, borderColor: color.danger },
])
export const saidTitle = style({ ...text.title })
export const saidFacts = style({ ...text.subtitle, display: 'flex', flexWrap: 'wrap', columnGap: space(4) })
