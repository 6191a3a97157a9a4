import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * A digit that fills the last part moves the focus on at once. What is done when a field of parts is left would still
 * see it as it was before that digit, and put a 1 for a day typed as 05: so what was typed is drawn first.
 */
export function useFreshBlur(field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = field.current
    if (element === null) return
    const stop = new AbortController()
    let isTyping = false
    const listen = (type: string, hear: () => void, capture: boolean) =>
      element.addEventListener(type, hear, { capture, signal: stop.signal })
    listen('beforeinput', () => (isTyping = true), true)
    listen('beforeinput', () => (isTyping = false), false)
    listen('focusout', () => isTyping && flushSync(() => {}), true)
    return () => stop.abort()
  }, [field])
}
