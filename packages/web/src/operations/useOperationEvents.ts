import { useEffect, useState } from 'react'
import type { Operation } from '@icss/core/operations/operation.ts'

/** Milliseconds before a stream of events that broke off is opened again. */
const pause = 2000

/**
 * Takes runs as the server sends them, for as long as the screen stands and `isOn`; a stream that breaks off is opened
 * again. Answers whether the connection is away.
 */
export function useOperationEvents(
  open: (signal: AbortSignal) => Promise<AsyncGenerator<Operation, void>>,
  take: (operation: Operation) => void,
  isOn = true,
): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      try {
        for await (const operation of await open(left.signal)) {
          if (left.signal.aborted) return
          setLost(false)
          take(operation)
        }
      } catch {
        if (left.signal.aborted) return
        setLost(true)
      }
      if (!left.signal.aborted) timer = setTimeout(() => void follow(), pause)
    }
    void follow()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
    // The two functions are of the render; the stream stays as long as what it is of.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn])
  return isLost
}
