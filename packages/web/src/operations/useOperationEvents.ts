import { useEffect, useState } from 'react'
import type { Operation } from '@icss/core/operations/operation.ts'

/** Milliseconds before a stream of events that broke off is opened again. */
const pause = 2000

/**
 * Takes runs as the server sends them, for as long as the screen stands and `isOn`; a stream that breaks off is opened
 * again. Each time one stands, `opened` reads what happened without it, before the first event is taken: so nothing is
 * missed, and nothing read earlier comes last. Answers whether the connection is away.
 */
export function useOperationEvents({
  open,
  opened,
  take,
  isOn = true,
}: {
  open: (signal: AbortSignal) => Promise<AsyncGenerator<Operation, void>>
  /** Not needed where the stream begins with all that it is of. */
  opened?: () => Promise<void>
  take: (operation: Operation) => void
  isOn?: boolean
}): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      try {
        const events = await open(left.signal)
        await opened?.()
        for await (const operation of events) {
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
    // The functions are of the render; the stream stays as long as what it is of.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn])
  return isLost
}
