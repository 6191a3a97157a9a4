import { globalStyle, style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const part = style({ display: 'flex', flexDirection: 'column', gap: space(2), width: 272, maxWidth: '100%' })

export const head = style({ ...text.table, margin: 0, color: vars.color.muted, fontWeight: 500 })

export const hint = style({ ...text.table, margin: 0, color: vars.color.muted })

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  maxHeight: 232,
  overflow: 'auto',
})

export const views = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' })

export const view = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minWidth: 0,
})

export const save = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space(2) })

globalStyle(`${save} > button`, { alignSelf: 'flex-start' })
