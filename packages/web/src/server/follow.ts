/** Milliseconds before a stream that broke off is opened again. */
const pause = 2000

interface Followed<Event> {
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<Event>>
  readonly onEvent: (event: Event) => void
  /** The stream broke off; it is opened again. */
  readonly onLost: () => void
}

/** Follows a stream of events, again whenever it broke off, until the answered function is called. */
export function follow<Event>({ open, onEvent, onLost }: Followed<Event>): () => void {
  const left = new AbortController()
  const { signal } = left
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = async () => {
    try {
      for await (const event of await open(signal)) {
        if (signal.aborted) return
        onEvent(event)
      }
    } catch {
      // The next try tells.
    }
    if (signal.aborted) return
    onLost()
    timer = setTimeout(() => void go(), pause)
  }
  void go()
  return () => {
    left.abort()
    clearTimeout(timer)
  }
}
