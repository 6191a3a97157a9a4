import { style } from '@vanilla-extract/css'
import { radius, space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars
// It stands on pages whose text grows with what a phone is set to.
const body = { fontSize: '0.875rem', lineHeight: 11 / 7 }

export const panel = style({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  width: '100%',
  minWidth: 0,
  // Below the header of the screen and the button that closes it.
  scrollMarginBlockStart: space(30),
})

/** Leaves in sight on a phone what is said of a scan. */
export const picture = style({
  width: 'min(100%, 53vh, 426px)',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.large,
  background: color.subtle,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const says = style({ ...body, margin: 0, overflowWrap: 'anywhere' })
export const fault = style({ ...body, margin: 0, color: color.dangerInk, overflowWrap: 'anywhere' })
export const choice = style({ display: 'grid', gap: space(1), width: '100%' })
export const select = style({
  ...body,
  width: '100%',
  minHeight: 44,
  padding: `0 ${space(2.5)}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.medium,
  background: color.panel,
  color: color.text,
})
