import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const banner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 240,
  background: color.night,
  color: color.onNight,
  overflow: 'hidden',
  vars: { [color.focus]: '#ffffff' },
})

export const track = style({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  transition: 'transform cubic-bezier(0.4, 0, 0.2, 1)',
})

export const slide = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 100%',
  minWidth: 0,
  padding: `${space(8)} ${space(14)} ${space(18)}`,
  '@media': { [narrow.phone]: { padding: `${space(5)} ${space(5)} ${space(14)}` } },
})

export const picture = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  alignItems: 'center',
  paddingBlock: space(4),
  color: color.nightLine,
  // No room for a picture beside the words.
  '@media': { [narrow.tablet]: { display: 'none' } },
})

export const title = style({
  // The words stand at the bottom, whether or not a picture is above them.
  marginBlockStart: 'auto',
  fontSize: 30,
  lineHeight: '42px',
  fontWeight: 700,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { [narrow.phone]: { fontSize: 20, lineHeight: '28px' } },
})

export const words = style({
  ...text.body,
  maxWidth: 420,
  marginBlockStart: space(2),
  color: color.onNightMuted,
  overflowWrap: 'anywhere',
})

export const controls = style({
  position: 'absolute',
  insetInlineStart: space(13),
  bottom: space(6),
  display: 'flex',
  alignItems: 'center',
  '@media': { [narrow.phone]: { insetInlineStart: space(4), bottom: space(3) } },
})

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 24,
  height: 24,
  borderRadius: radius.small,
  color: color.onNightMuted,
  cursor: 'pointer',
  outlineColor: '#ffffff',
})

export const pause = style([control, { marginInlineStart: space(2) }])

export const dot = style([
  control,
  {
    selectors: {
      '&::before': {
        content: '',
        width: 12,
        height: 4,
        borderRadius: 2,
        background: color.onNightMuted,
        opacity: 0.55,
        transition: 'width 120ms, opacity 120ms',
      },
      '&:hover::before': { opacity: 1 },
      '&[aria-current]::before': { width: 26, opacity: 1, background: color.onNight },
      '&[aria-current]': { minWidth: 34 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
          '&[aria-current]::before': { background: 'Highlight' },
        },
      },
    },
  },
])
