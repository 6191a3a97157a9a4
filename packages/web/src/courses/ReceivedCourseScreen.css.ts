import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const top = style({ display: 'flex', flexWrap: 'wrap', gap: space(5) })

export const cover = style({ flex: '0 1 320px', minWidth: 0 })

export const about = style({ flex: '1 1 320px', minWidth: 0 })

export const chapters = style({ ...text.body, display: 'grid', gap: space(3) })

export const chapter = style({ fontWeight: 600, overflowWrap: 'anywhere' })

export const lesson = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(1.5)} 0 ${space(1.5)} ${space(4)}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const lessonName = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' })

export const quiet = style({ ...text.small, color: vars.color.muted })

export const unlock = style({ maxWidth: 320, marginBlockStart: space(4) })
