import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The buttons of the header leave no room for it there.
  '@media': { [narrow.phone]: { display: 'none' } },
})

export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  padding: `${space(4)} ${space(4)} ${space(3)}`,
})

export const channelCollapsed = style({ display: 'flex', justifyContent: 'center', paddingBlock: space(3) })

export const channelWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const channelName = style({
  ...text.body,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const channelState = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  color: vars.color.muted,
})

const dot = style({ width: 8, height: 8, borderRadius: '50%', flex: 'none' })

export const online = style([
  dot,
  { background: vars.color.good, '@media': { '(forced-colors: active)': { background: 'CanvasText' } } },
])

export const offline = style([dot, { border: `2px solid ${vars.color.neutral}` }])
