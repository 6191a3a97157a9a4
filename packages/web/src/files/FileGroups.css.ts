import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const beside = style({ '@media': { [narrow.tablet]: { display: 'none' } } })

export const narrowOnly = style({ display: 'none', '@media': { [narrow.tablet]: { display: 'contents' } } })

export const places = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: space(2),
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const place = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 32,
  paddingInline: space(2),
  borderRadius: radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.softAccent, color: vars.color.onSoftAccent, fontWeight: 600 },
  },
})

export const fileName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  maxWidth: '100%',
})

export const fileWords = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

globalStyle(`${fileName} > svg`, { flexShrink: 0, color: vars.color.muted })
