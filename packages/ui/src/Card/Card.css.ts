import { globalStyle, style } from '@vanilla-extract/css'
import { motion, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space(4),
})

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.panel,
  overflow: 'hidden',
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&[data-link]:hover': { borderColor: color.borderControl },
    '&[data-link]:has(h3 a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
})

export const picture = style({ borderBlockEnd: `1px solid ${color.border}` })
globalStyle(`${picture} > *`, { borderRadius: 0 })

export const about = style({ flex: 1, minWidth: 0, padding: `${space(3)} ${space(3)} ${space(2)}` })

export const title = style({
  ...text.body,
  fontWeight: 600,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
})

export const detail = style({ ...text.small, color: color.muted, marginBlockStart: space(1) })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space(2),
  padding: `0 ${space(3)} ${space(3)}`,
})
globalStyle(`${foot} > :last-child:not(:first-child)`, { marginInlineStart: 'auto' })
// Over the link that covers the card.
globalStyle(`${foot} :is(button, a)`, { position: 'relative', zIndex: 1 })
