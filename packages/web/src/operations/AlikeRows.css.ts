import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

/** Above and below a table that reaches the edges of its panel. */
export const said = style({ ...text.small, margin: 0, padding: `${space(3)} ${space(4)}`, color: vars.color.muted })
