import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const choice = style({ display: 'grid', gap: space(3) })

/** One of two choices below each other: the second is not far off, however many groups there are. */
export const half = style([choice])

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `${space(2)} ${space(4)}`,
  selectors: {
    // The room around it is for what shows the focus.
    [`${half} &`]: { maxHeight: 216, overflowY: 'auto', margin: -4, padding: 4 },
  },
})

export const quiet = style({ ...text.small, color: vars.color.muted })

export const side = style({ ...text.body, margin: 0, fontWeight: 600, color: vars.color.text })

/** Words in place of groups. */
export const instead = style([quiet, { gridColumn: '1 / -1' }])

/** The sentences of an explanation. */
export const why = style({ ...text.body, display: 'grid', gap: space(2), margin: 0, paddingInlineStart: space(5) })

export const answer = style({ display: 'grid', gap: space(2), justifyItems: 'start', minHeight: 120 })

export const open = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) })
