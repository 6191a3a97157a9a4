import { style } from '@vanilla-extract/css'
import { narrow, radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  gap: space(4),
  alignItems: 'start',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const page = style({ ...text.body, display: 'grid', gap: space(5), maxWidth: '44em', color: vars.color.text })

/** The picture is light in either theme: its edge keeps it apart from the page. */
export const picture = style({
  display: 'block',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
})

export const title = style({ ...text.body, marginBlockEnd: space(2), fontWeight: 600 })

export const quiet = style({ color: vars.color.muted })

export const onScreen = style({ fontWeight: 600 })

export const steps = style({ display: 'grid', gap: space(1.5), paddingInlineStart: space(5), listStyle: 'decimal' })

export const pairs = style({ display: 'grid', gap: space(3) })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` })

export const index = style({ ...text.body, display: 'grid', gap: space(3) })

export const task = style({ ...text.small, marginBlockEnd: space(1), color: vars.color.muted })

export const pages = style({ display: 'grid', gap: space(1), justifyItems: 'start' })
