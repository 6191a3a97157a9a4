/** What a row may hold: its value, or nothing where it may be absent. */
type Value = string | null

/** A row that is not what the ledger allows. */
export interface Discrepancy {
  readonly name: string
  readonly fault: 'lost' | 'doubled' | 'stale' | 'never written'
  readonly found: readonly string[]
  readonly allowed: readonly Value[]
}

/**
 * What writers were promised. A write that was tried may have happened or not; one that was acknowledged has happened.
 * Each name is written by one writer at a time.
 */
export class Ledger {
  readonly #allowed = new Map<string, Set<Value>>()
  /** Writes that the server acknowledged. */
  acknowledged = 0
  /** Writes that broke off, so that nobody knows. */
  unknown = 0

  /** Makes one write: `value` null deletes. Whatever it throws, the write may have happened, unless `refused` says no. */
  async write(
    name: string,
    value: Value,
    work: () => Promise<unknown>,
    refused: (error: unknown) => boolean,
  ): Promise<boolean> {
    const before = this.#allowed.get(name) ?? new Set([null])
    this.#allowed.set(name, new Set([...before, value]))
    try {
      await work()
    } catch (error) {
      if (refused(error)) this.#allowed.set(name, before)
      else this.unknown += 1
      return false
    }
    this.#allowed.set(name, new Set([value]))
    this.acknowledged += 1
    return true
  }

  /** Compares with all rows that there are; what it finds is settled from now on. */
  compare(rows: readonly { name: string; value: string }[]): Discrepancy[] {
    const found = new Map<string, string[]>()
    for (const { name, value } of rows) found.set(name, [...(found.get(name) ?? []), value])
    const discrepancies: Discrepancy[] = []
    for (const [name, values] of found) {
      const allowed = this.#allowed.get(name)
      const [value = ''] = values
      const report = (fault: Discrepancy['fault']) =>
        discrepancies.push({ name, fault, found: values, allowed: [...(allowed ?? [])] })
      if (!allowed) report('never written')
      else if (values.length > 1) report('doubled')
      else if (!allowed.has(value)) report('stale')
    }
    for (const [name, allowed] of this.#allowed) {
      const [value = null] = found.get(name) ?? []
      if (value === null && !allowed.has(null))
        discrepancies.push({ name, fault: 'lost', found: [], allowed: [...allowed] })
      this.#allowed.set(name, new Set([value]))
    }
    return discrepancies
  }
}
