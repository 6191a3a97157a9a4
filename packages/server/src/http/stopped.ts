import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Places that are remembered at most. */
const most = 10_000

/**
 * Who has come too often, by the database that counted it: a flood is refused from memory for the rest of its minute, and
 * costs no row.
 */
export class Stopped {
  readonly #until = new WeakMap<object, Map<string, number>>()

  /** Refuses whoever is remembered, with the seconds to wait; else counts by `count`, and remembers whom that refuses. */
  async refuseOr(of: object, key: string, count: () => Promise<void>): Promise<void> {
    const until = this.#until.get(of) ?? new Map<string, number>()
    this.#until.set(of, until)
    const left = (until.get(key) ?? 0) - performance.now()
    if (left > 0) throw new ProblemError('request.too_many', { params: { seconds: Math.ceil(left / 1000) } })
    until.delete(key)
    await count().catch((error: unknown) => {
      const seconds = error instanceof ProblemError ? error.params['seconds'] : undefined
      if (until.size >= most) until.clear()
      if (typeof seconds === 'number') until.set(key, performance.now() + seconds * 1000)
      throw error
    })
  }
}
