import { useEffect, useEffectEvent } from 'react'

/** Does `act` instead of what the browser would, when a key is pressed anywhere that `isKey`. */
export function useKey(isKey: (event: KeyboardEvent) => boolean, act: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
