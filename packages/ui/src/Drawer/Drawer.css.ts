import { keyframes, style } from '@vanilla-extract/css'
import { scrim as dialogScrim } from '../Dialog/Dialog.css.ts'
import { vars } from '../theme/vars.css.ts'

const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })

export const scrim = style([dialogScrim, { padding: 0, alignItems: 'stretch', justifyContent: 'flex-end' }])

export const drawer = style({
  display: 'flex',
  width: 'min(480px, 100vw)',
  background: vars.color.panel,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${slide} 140ms ease-out` } },
  '@media': { '(forced-colors: active)': { borderInlineStart: '1px solid CanvasText' } },
})

export const grow = style({ flex: 1 })
