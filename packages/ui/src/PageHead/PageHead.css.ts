import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

export const head = style({ display: 'flex', flexDirection: 'column', gap: space(1), marginBlockEnd: space(3) })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  minHeight: 32,
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2.5),
  minWidth: 0,
})

export const title = style({ ...text.title, overflowWrap: 'anywhere', outline: 'none' })
/** Side by side also where the title takes several lines. */
export const withPicture = style({ display: 'flex', alignSelf: 'center', gap: space(2.5), minWidth: 0 })
export const count = style({ ...text.body, color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2.5) })

// Three and more would stand in ragged rows on a phone: two fill a row, beside a sign if there is one, and one whose words
// are long a row of its own.
const many = `${actions}:has(> :nth-child(3))`
globalStyle(many, { '@media': { [narrow.phone]: { gap: space(2), width: '100%' } } })
globalStyle(`${many} > *`, {
  '@media': { [narrow.phone]: { flex: `1 0 calc((100% - ${touch}) / 2 - ${space(2)})`, paddingInline: space(2) } },
})
globalStyle(`${many} > :has(> button[aria-label])`, {
  '@media': { [narrow.phone]: { flex: 'none', paddingInline: 0 } },
})
