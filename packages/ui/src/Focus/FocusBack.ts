import { useEffect, useState } from 'react'

/**
 * In what lies over the page: gives the focus back to where it came from when this goes. The page behind is inert until
 * effects have run; whoever restores the focus before that, as a modal does that goes with an answer, loses it.
 */
export function FocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
  return null
}
