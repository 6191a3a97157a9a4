import { keyframes, style } from '@vanilla-extract/css'
import { layer, motion, narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const slide = keyframes({ from: { transform: 'translateX(-16px)', opacity: 0 } })

/** On paper there is the content alone, whole. */
const onScreen = { print: { display: 'none' } } as const

export const shell = style({
  display: 'grid',
  gridTemplateRows: '52px minmax(0, 1fr)',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  height: '100dvh',
  background: color.page,
  selectors: { '&[data-collapsed]': { gridTemplateColumns: '56px minmax(0, 1fr)' } },
  '@media': {
    [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) !important' },
    print: { display: 'block', height: 'auto', background: 'none' },
  },
})

export const skip = style({
  position: 'absolute',
  insetInlineStart: space(2),
  top: space(2),
  zIndex: layer.toast,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.medium,
  background: color.accent,
  color: color.onAccent,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

export const header = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  paddingInline: `${space(4)} ${space(4)}`,
  background: color.panel,
  borderBlockEnd: `1px solid ${color.border}`,
  zIndex: layer.header,
  '@media': { [narrow.tablet]: { gap: space(2), paddingInline: space(3) }, ...onScreen },
})

export const brand = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  // Ends where the side menu ends, so that the toggle stands at the edge of the content.
  width: 216,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow.tablet]: { width: 'auto', flex: '0 1 auto', order: 1 } },
})

export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  flex: 1,
  minWidth: 0,
  '@media': { [narrow.tablet]: { order: 2, flex: '1 0 auto', gap: space(1) } },
})

export const side = style({
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  background: color.panel,
  borderInlineEnd: `1px solid ${color.border}`,
  transition: `width ${motion.quick}`,
  scrollbarWidth: 'thin',
  '@media': { [narrow.tablet]: { display: 'none' }, ...onScreen },
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  scrollPaddingTop: space(4),
  '@media': { print: { display: 'block', overflow: 'visible' } },
})

export const content = style({
  flex: 1,
  width: '100%',
  padding: `${space(4)} ${space(5)} ${space(5)}`,
  '@media': { [narrow.phone]: { padding: space(3) }, print: { padding: 0 } },
})

export const footer = style({
  ...text.small,
  padding: `0 ${space(5)} ${space(4)}`,
  color: color.muted,
  '@media': { [narrow.phone]: { padding: `0 ${space(3)} ${space(4)}` }, ...onScreen },
})

export const scrim = style({ position: 'fixed', inset: 0, zIndex: layer.scrim, background: color.scrim })

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'min(280px, calc(100vw - 56px))',
  overflowY: 'auto',
  background: color.panel,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${slide} 120ms ease-out` } },
})

export const drawerBody = style({ outline: 'none', minHeight: '100%' })
export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 52,
  paddingInline: `${space(4)} ${space(2)}`,
  borderBlockEnd: `1px solid ${color.border}`,
})
