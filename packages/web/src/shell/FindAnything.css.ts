import { style } from '@vanilla-extract/css'
import { narrow } from '@icss/ui/theme/measures.ts'

/** A phone has no room for it in the header, nor keys; its menu is all that is found. */
export const opener = style({ display: 'flex', '@media': { [narrow.phone]: { display: 'none' } } })
