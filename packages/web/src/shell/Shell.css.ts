import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { softEdge } from '@icss/ui/theme/softEdge.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minWidth: 0,
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
})

/** Buttons of the head that the person's menu has too: a phone has no room for both. */
export const always = style({ display: 'contents' })
export const roomy = style({ display: 'contents', '@media': { [narrow.phone]: { display: 'none' } } })

/** Where the tray will be, so that nothing moves when it comes. */
export const trayRoom = style({ width: 36, '@media': { [narrow.phone]: { width: 44 } } })

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The buttons of the header leave no room for it there.
  '@media': { [narrow.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1 } },
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

export const cut = style({
  ...text.table,
  ...softEdge,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  marginBlockEnd: space(3),
  padding: `${space(2)} ${space(4)}`,
  background: vars.color.softWarn,
  color: vars.color.onSoftWarn,
})

const dot = style({ width: 8, height: 8, borderRadius: '50%', flex: 'none' })

export const online = style([
  dot,
  { background: vars.color.good, '@media': { '(forced-colors: active)': { background: 'CanvasText' } } },
])

export const offline = style([dot, { border: `2px solid ${vars.color.neutral}` }])
