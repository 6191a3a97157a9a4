import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus inside a place whose buttons come and go: when the one that has it is gone, the first that is there
 * takes it. Without that a keyboard would begin anew at the top of the page.
 */
export function useFocusInside<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const last = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = undefined
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) place.current?.querySelector('button')?.focus()
  })
  return {
    ref: place,
    onFocus: (event: FocusEvent) => (last.current = event.target),
    onBlur: (event: FocusEvent) => {
      // What is taken away loses the focus to nothing.
      if (event.relatedTarget !== null) last.current = undefined
    },
  }
}
