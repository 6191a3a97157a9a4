import { useEffectEvent, useLayoutEffect } from 'react'

/** Does `act` instead of what the browser would, when a key is pressed anywhere that `isKey`. */
export function useKey(isKey: (event: KeyboardEvent) => boolean, act: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event)) return
    event.preventDefault()
    act()
  })
  // What is shown hears keys from the first moment.
  useLayoutEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
