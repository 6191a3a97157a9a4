import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2.5)} ${space(3)}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  flex: 1,
  minWidth: 0,
  '@media': { [narrow.phone]: { flexBasis: '100%' } },
})
// Twice the class: what a field says of its own width yields, whichever of the two styles was loaded first.
const within = `${filters}${filters}`
globalStyle(`${within} > *`, { flex: '0 1 auto', minWidth: 120, maxWidth: 240 })
// A second search is for short words.
globalStyle(`${within} > :not(:first-child):has(input[type='search'])`, {
  flexBasis: 168,
  '@media': { [narrow.phone]: { flexBasis: '45%' } },
})
globalStyle(`${within} > :first-child`, { flex: '1 1 200px' })
globalStyle(`${within} > :first-child:has(input[type='search'])`, { maxWidth: 320 })
globalStyle(`${within} > *`, { '@media': { [narrow.phone]: { flex: '1 1 45%', maxWidth: '100%' } } })
globalStyle(`${within} > :first-child`, { '@media': { [narrow.phone]: { flex: '1 1 100%' } } })
// A choice is read whole: what is too long for half a line takes a line.
globalStyle(`${within} > :not(:has(input))`, { '@media': { [narrow.phone]: { minWidth: 'fit-content' } } })
// Dates cannot be cut: their parts and buttons keep the size that a finger needs.
globalStyle(`${within} > :has([role="spinbutton"])`, { minWidth: 'max-content', maxWidth: 'none' })

export const chosen = style({
  ...text.table,
  display: 'flex',
  // It has to stand in the page before something is chosen, to be read out then, but takes no line of its own.
  selectors: { '&:empty': { position: 'absolute' } },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: vars.color.muted,
})
