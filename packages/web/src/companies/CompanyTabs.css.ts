import { globalStyle, style } from '@vanilla-extract/css'
import { tones } from '@icss/ui/Badge/Badge.css.ts'
import { list } from '@icss/ui/Tabs/Tabs.css.ts'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** Read beside its words, however these stand out. */
export const count = style([tones.quiet, { fontWeight: 400, fontVariantNumeric: 'tabular-nums' }])

/** The head of a panel, that of the facts at first, then of whatever one has scrolled to. */
export const tabs = style([
  list,
  {
    // All eight are in sight where the public page stands beside them, in English too.
    gap: space(1),
    border: `1px solid ${vars.color.border}`,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    background: vars.color.panel,
  },
])

globalStyle(`${tabs} > button`, text.table)
