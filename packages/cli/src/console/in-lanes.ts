/**
 * Does `work` for each item, so many at the same time, in the order of the items; none is begun once `signal` is
 * aborted. The first fault is thrown when all that had begun has ended.
 */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T, index: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < items.length && !signal.aborted) {
      const index = next
      next += 1
      await work(items[index] as T, index)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(lanes, items.length) }, lane))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
