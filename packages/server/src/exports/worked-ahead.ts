/** `work` on each of `items`, answered in their order; it is begun on `ahead` of them before the one before is answered. */
export async function* workedAhead<T, R>(
  items: AsyncIterable<T>,
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = []
  for await (const item of items) {
    const one = work(item)
    // Awaited later, or never, when nobody reads on.
    one.catch(() => {})
    begun.push(one)
    if (begun.length > ahead) yield await (begun.shift() as Promise<R>)
  }
  for (const one of begun) yield await one
}
