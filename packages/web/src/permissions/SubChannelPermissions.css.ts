import { style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(3)} ${space(4)} ${space(1)}`,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const narrowField = style({ maxWidth: 320 })

export const hiddenInput = style({ display: 'none' })
