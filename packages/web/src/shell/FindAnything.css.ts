import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

/** Where a field would leave the other buttons of the head no room: the icon alone. */
const cramped = '(max-width: 1023px)'

export const opener = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: 280,
  minHeight: 32,
  padding: `0 ${space(2.5)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.page,
  color: color.muted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [cramped]: {
      width: 36,
      minHeight: 36,
      padding: 0,
      justifyContent: 'center',
      border: 0,
      background: 'transparent',
      color: color.text,
    },
    [narrow.phone]: { width: 44, minHeight: 44 },
  },
})

export const words = style({
  flex: 1,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // For readers it stays the name of the button.
  '@media': { [cramped]: { position: 'absolute', width: 1, clipPath: 'inset(50%)' } },
})

export const keys = style({
  ...text.small,
  padding: `0 ${space(1.5)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.panel,
  '@media': { [cramped]: { display: 'none' } },
})
