/** Milliseconds for which something is remembered: what ends has to end within a second. */
const remembered = 500
/** Things that are remembered at most. */
const most = 2000

interface Kept<Value> {
  readonly until: number
  readonly value: Promise<Value>
}

/**
 * Remembers what many ask for at once, for half a second: however many ask, it is read twice a second. What failed is not
 * remembered. Each database, of which tests have several, has a memory of its own.
 */
export class ShortMemory<Value> {
  readonly #kept = new WeakMap<object, Map<string, Kept<Value>>>()

  read(of: object, key: string, read: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(of) ?? new Map<string, Kept<Value>>()
    this.#kept.set(of, kept)
    const now = performance.now()
    const found = kept.get(key)
    if (found && found.until > now) return found.value
    if (kept.size >= most) kept.clear()
    const value = read()
    kept.set(key, { until: now + remembered, value })
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key)
    })
    return value
  }
}
