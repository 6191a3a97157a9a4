import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, as it changes. */
export function useMedia(query: string) {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
