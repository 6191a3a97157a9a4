import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const devices = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'center',
  alignItems: 'end',
  gap: space(6),
  '@media': { [narrow.phone]: { gridTemplateColumns: 'auto' } },
})

export const phone = style({ display: 'grid', gap: space(4), paddingBlockEnd: space(4), background: vars.color.panel })

export const screen = style({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  gap: space(4),
  height: '100%',
  padding: space(6),
  background: vars.color.panel,
  // What is read from afar is written large.
  zoom: 1.6,
})

export const words = style({ display: 'grid', alignContent: 'start', gap: space(2), paddingInline: space(4) })

export const name = style({ ...text.title, overflowWrap: 'anywhere' })

export const about = style({ ...text.body, color: vars.color.muted, overflowWrap: 'anywhere' })

export const chapters = style({ display: 'grid', gap: space(2), ...text.body })

export const lesson = style({ paddingInlineStart: space(4), color: vars.color.muted })

export const cover = style({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' })
