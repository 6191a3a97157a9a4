import { useEffect, useState } from 'react'

const every = 30_000

/** Milliseconds since 1970, looked at every half minute: for what changes by the clock alone. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
