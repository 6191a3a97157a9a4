import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const sizes = style({ display: 'flex', gap: space(0.5) })
export const revision = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(3),
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
})
export const caption = style({ ...text.small, color: color.muted })

const frame = style({
  boxSizing: 'content-box',
  overflow: 'hidden',
  maxWidth: '100%',
  borderStyle: 'solid',
  borderColor: color.borderControl,
  background: color.page,
})
export const frames = styleVariants({
  phone: [frame, { width: 252, borderWidth: 6, borderRadius: 20 }],
  pc: [frame, { width: 'calc(100% - 8px)', borderWidth: '4px 4px 12px', borderRadius: radius.medium }],
  screen: [frame, { width: 'calc(100% - 8px)', borderWidth: '4px 4px 12px', borderRadius: radius.medium }],
})
export const scroll = style({
  overflow: 'hidden auto',
  width: '100%',
  height: '100%',
})
export const inside = style({ display: 'grid' })
