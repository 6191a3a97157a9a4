import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Pages that are added at once: few enough that no frame waits for them. */
const step = 4

/**
 * Those of `pages` that are laid out: a few more at a time, so that the tab answers meanwhile. Whoever prints by the menu of
 * the browser before they are all there gets them all the same.
 */
export function useLaidOut<Page>(pages: readonly Page[]): readonly Page[] {
  const [laidOut, setLaidOut] = useState({ of: pages, count: step })
  const count = laidOut.of === pages ? laidOut.count : step
  useEffect(() => {
    if (count >= pages.length) return undefined
    startTransition(() => setLaidOut({ of: pages, count: count + step }))
    const layOutAll = () => flushSync(() => setLaidOut({ of: pages, count: pages.length }))
    addEventListener('beforeprint', layOutAll)
    return () => removeEventListener('beforeprint', layOutAll)
  }, [pages, count])
  return count < pages.length ? pages.slice(0, count) : pages
}
