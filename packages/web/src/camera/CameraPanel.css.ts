import { style } from '@vanilla-extract/css'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

export const panel = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  width: '100%',
  minWidth: 0,
  // Below what stands at the top of the screen.
  scrollMarginBlockStart: space(20),
})

/** Not taller than leaves what is said of a scan in sight on a phone. */
export const picture = style({
  width: '100%',
  maxHeight: 'min(40vh, 320px)',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.large,
  background: color.subtle,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const says = style({ ...text.body, margin: 0, overflowWrap: 'anywhere' })
export const fault = style({ ...text.body, margin: 0, color: color.dangerInk, overflowWrap: 'anywhere' })
export const choice = style({ display: 'grid', gap: space(1), width: '100%' })
export const select = style({
  ...text.body,
  width: '100%',
  minHeight: 44,
  padding: `0 ${space(2.5)}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.medium,
  background: color.panel,
  color: color.text,
})
