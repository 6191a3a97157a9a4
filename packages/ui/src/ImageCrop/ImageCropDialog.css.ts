import { style } from '@vanilla-extract/css'
import { radius, space, text } from '../theme/measures.ts'
import { softEdge } from '../theme/softEdge.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: 320,
  width: '100%',
  marginInline: 'auto',
})
export const slider = style({ flex: 1 })

export const track = style({
  position: 'relative',
  height: 28,
  width: '100%',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 12,
    height: 4,
    borderRadius: 2,
    background: color.track,
    border: `1px solid ${color.borderControl}`,
  },
})

export const thumb = style({
  top: '50%',
  width: 24,
  height: 24,
  border: `2px solid ${color.panel}`,
  borderRadius: '50%',
  background: color.accent,
  boxShadow: `0 0 0 1px ${color.borderControl}`,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
})

export const hint = style({ ...text.small, color: color.muted, textAlign: 'center' })
export const warning = style({
  ...softEdge,
  color: color.onSoftWarn,
  background: color.softWarn,
  padding: `2px ${space(2)}`,
  borderRadius: radius.small,
})
export const problem = style({ ...text.body, color: color.dangerInk })
