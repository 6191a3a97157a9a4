import { type RefObject, useEffect, useRef } from 'react'

/** Goes around the buttons that open a form in their place: the first has the focus again once the form is left. */
export function useOpener(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const opener = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      opener.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
