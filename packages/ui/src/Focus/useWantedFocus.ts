import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus to what `find` answers, with the drawing that shows it and before the next key is heard, whenever
 * `wanted` is another object. It gives it once more when the parent answers late: what was drawn anew or switched off
 * meanwhile has left the focus to nothing.
 */
export function useWantedFocus<Wanted extends object>(
  wanted: Wanted | undefined,
  find: (wanted: Wanted) => HTMLElement | null | undefined,
) {
  const given = useRef(wanted)
  useLayoutEffect(() => {
    if (wanted === undefined) return
    const holder = document.activeElement
    const isHeld = holder !== null && holder !== document.body && !holder.matches(':disabled')
    if (given.current === wanted && isHeld) return
    given.current = wanted
    find(wanted)?.focus()
  })
}
