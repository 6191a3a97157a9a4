import { style, styleVariants } from '@vanilla-extract/css'
import { motion, narrow, radius, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  padding: `${space(2)} ${space(2)} ${space(4)}`,
})

export const group = style({ display: 'flex', flexDirection: 'column' })

export const groupName = style({ ...text.small, color: color.muted, padding: `${space(3)} ${space(2.5)} ${space(1)}` })

export const rule = style({
  height: 1,
  margin: `${space(2)} ${space(2)}`,
  background: color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})

const item = style({
  ...text.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: 34,
  marginBlock: 1,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outlineOffset: -2 },
    '&[aria-current="page"]': { background: color.softAccent, color: color.onSoftAccent, fontWeight: 600 },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space(2)})`,
      top: 8,
      bottom: 8,
      width: 3,
      borderRadius: '0 2px 2px 0',
      background: color.accent,
    },
  },
  '@media': {
    // There the menu is a drawer.
    [narrow.tablet]: { minHeight: touch },
    // An outline would look like that of the focus.
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } } },
  },
})

export const items = styleVariants({
  wide: [item, { paddingInline: space(2.5) }],
  narrow: [item, { justifyContent: 'center', width: 40 }],
})

export const icon = style({ display: 'inline-flex', color: 'inherit', opacity: 0.85 })
export const words = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const dot = style({
  position: 'absolute',
  top: 6,
  insetInlineEnd: 8,
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: color.accent,
  boxShadow: `0 0 0 2px ${color.panel}`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
