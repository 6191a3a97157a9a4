import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer, narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.scrim,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space(4),
  height: 'var(--visual-viewport-height)',
  background: color.scrim,
  selectors: { '&[data-entering]': { animation: `${appear} 120ms ease-out` } },
})

const modal = style({
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  borderRadius: radius.large,
  background: color.panel,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${rise} 140ms ease-out` } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const sizes = styleVariants({
  small: [modal, { maxWidth: 420 }],
  medium: [modal, { maxWidth: 560 }],
  large: [modal, { maxWidth: 840 }],
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  outline: 'none',
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(4)} ${space(3)} ${space(2)} ${space(5)}`,
})

export const title = style({ ...text.subtitle, paddingBlock: 2, overflowWrap: 'anywhere' })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minHeight: 0,
  overflow: 'auto',
  // Room for focus rings at the edges of what scrolls.
  padding: `${space(1)} ${space(5)} ${space(5)}`,
  overflowWrap: 'anywhere',
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(3)} ${space(5)}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.subtle,
  '@media': { [narrow.phone]: { padding: space(3) } },
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: space(3),
  alignItems: 'start',
})
