import { globalStyle, style } from '@vanilla-extract/css'
import { radius, space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** The head of a meeting: white words on the house's blue, which darkens a picture below them. */
export const head = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  overflow: 'hidden',
  padding: space(5),
  borderRadius: radius.large,
  background: vars.color.night,
  color: vars.color.onNight,
  overflowWrap: 'anywhere',
})
export const background = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.25,
})
globalStyle(`${head} > :not(img)`, { position: 'relative' })
export const name = style({ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 })
export const description = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const done = style({ display: 'flex', alignItems: 'center', gap: space(3) })
export const doneWords = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const tick = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.round,
  background: vars.color.good,
  color: '#ffffff',
  fontSize: '1.5rem',
})
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'hidden',
  borderRadius: radius.large,
  background: vars.color.night,
  color: vars.color.onNight,
})
export const number = style({ flex: '1 1 8rem', minWidth: 0, padding: space(4), overflowWrap: 'anywhere' })
globalStyle(`${number} > dd`, {
  margin: 0,
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  padding: space(4),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
} as const
export const draw = style(box)
export const won = style({ ...box, borderColor: vars.color.good, background: vars.color.softGood })
export const code = style({
  color: vars.color.muted,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const programme = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
})
export const time = style({ minWidth: '3.5rem', color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
