import { type RefObject, useEffect } from 'react'

/**
 * Has what stands over a dialog, such as the list of a field, placed once more when the dialog has moved with the window:
 * it is placed when the window changes, and the dialog takes its new height from React only behind that.
 */
export function usePlacedAnew(scrim: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const element = scrim.current
    if (!isOpen || !element) return
    let height = element.offsetHeight
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight === height) return
      height = element.offsetHeight
      window.dispatchEvent(new Event('resize'))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scrim, isOpen])
}
