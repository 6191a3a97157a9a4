import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const trigger = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 36,
  padding: `0 ${space(1.5)}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[aria-expanded=true]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { [narrow.phone]: { minHeight: 44 } },
})

/** Where there is room; readers hear the label. */
export const shown = style({
  maxWidth: 120,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow.tablet]: { position: 'absolute', width: 1, clipPath: 'inset(50%)' } },
})
export const chevron = style({ display: 'flex', color: color.muted, '@media': { [narrow.phone]: { display: 'none' } } })

export const who = style({ display: 'flex', flexDirection: 'column', maxWidth: 280 })
export const name = style({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const fact = style({ ...text.small, color: color.muted, overflowWrap: 'anywhere' })
