import { style } from '@vanilla-extract/css'
import { radius, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space(2), minWidth: 0 })
export const view = style({ overflow: 'hidden', borderRadius: radius.large })
export const track = style({ display: 'flex', transition: 'transform cubic-bezier(0.4, 0, 0.2, 1)' })
export const slide = style({ flex: '0 0 100%', minWidth: 0 })

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' })
export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

export const dot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 28,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: '50%',
      border: `1px solid ${color.borderControl}`,
      background: color.panel,
    },
    '&:hover::before': { borderColor: color.accentInk },
    '&[aria-current]::before': { background: color.accentInk, borderColor: color.accentInk },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
  },
})
