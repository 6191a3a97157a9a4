import { placeOf } from './place-of.ts'

/** How much each client has open at this moment, at most `most`. */
export class OpenCounts {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more and answers what takes it back, once; nothing when the client has too many. */
  take(address: string): (() => void) | undefined {
    const client = placeOf(address)
    const open = this.#open.get(client) ?? 0
    if (open >= this.#most) return undefined
    this.#open.set(client, open + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = (this.#open.get(client) ?? 1) - 1
      if (left > 0) this.#open.set(client, left)
      else this.#open.delete(client)
    }
  }
}
