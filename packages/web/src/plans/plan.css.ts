import { style } from '@vanilla-extract/css'
import { layer, narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), padding: space(4) })

export const title = style({ ...text.subtitle, color: vars.color.text, outline: 'none' })

export const quiet = style({ ...text.body, color: vars.color.muted })

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.panel,
})

export const aside = style({
  ...text.small,
  marginInlineEnd: 'auto',
  color: vars.color.muted,
  '@media': { [narrow.phone]: { flexBasis: '100%' } },
})
