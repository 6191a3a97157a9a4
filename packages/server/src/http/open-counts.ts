import { isIPv4, isIPv6 } from 'node:net'

/** What one client counts as: its IPv4 address, or its network in IPv6, of which it has 2^64 addresses. */
export function clientOf(address: string): string {
  const [plain = ''] = address.split('%')
  const embedded = plain.slice(plain.lastIndexOf(':') + 1)
  if (isIPv4(embedded)) return embedded
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** How much each client has open at this moment, at most `most`. */
export class OpenCounts {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more and answers what takes it back, once; nothing when the client has too many. */
  take(address: string): (() => void) | undefined {
    const client = clientOf(address)
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
