/**
 * Lets work be done a few at a time. Of those who wait, whoever was served longest ago comes next, and of what one of
 * them has asked for the oldest: many wishes of one do not delay the first of another.
 */
export class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>()
  #free: number

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await this.#turnOf(who)
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  #turnOf(who: string): Promise<void> {
    return new Promise((resolve) => {
      const mine = this.#waiting.get(who)
      if (mine) mine.push(resolve)
      else this.#waiting.set(who, [resolve])
    })
  }

  #passOn(): void {
    // A map keeps its order: whoever is served and wants more goes to its end.
    const [first] = this.#waiting
    if (!first) {
      this.#free += 1
      return
    }
    const [who, [next, ...more]] = first
    this.#waiting.delete(who)
    if (more.length > 0) this.#waiting.set(who, more)
    next?.()
  }
}
