import { style } from '@vanilla-extract/css'
import { tones } from '@icss/ui/Badge/Badge.css.ts'

/** Read beside its words, however these stand out. */
export const count = style([tones.quiet, { fontWeight: 400, fontVariantNumeric: 'tabular-nums' }])
