import { keyframes, style } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'

const unseen = keyframes({ '0%, 99%': { opacity: 0 } })

/** Seen after 300 ms only: what comes sooner does not flicker. */
export const coming = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  animation: `${unseen} 300ms`,
})
