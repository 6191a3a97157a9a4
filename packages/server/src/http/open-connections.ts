import type { Socket } from 'node:net'
import { placeOf } from './place-of.ts'

interface Client {
  readonly open: Set<Socket>
  /** Those on which nothing is being asked, the longest so first. */
  readonly idle: Set<Socket>
}

/**
 * The connections that each client has, `most` of them. A phone keeps two for a minute behind its last request: where many
 * share an address, a new one takes the place of the one that has been idle the longest, and is cut where all are in use.
 */
export class OpenConnections {
  readonly #most: number
  readonly #clients = new Map<string, Client>()
  readonly #clientOf = new WeakMap<Socket, Client>()
  /** Requests that are being answered on a connection, of which there can be several in a row. */
  readonly #asked = new WeakMap<Socket, number>()

  constructor(most: number) {
    this.#most = most
  }

  take(socket: Socket, address: string): void {
    const place = placeOf(address)
    const client = this.#clients.get(place) ?? { open: new Set(), idle: new Set() }
    if (client.open.size >= this.#most) {
      const [longest] = client.idle
      if (!longest) {
        socket.destroy()
        return
      }
      client.open.delete(longest)
      client.idle.delete(longest)
      longest.destroySoon()
    }
    this.#clients.set(place, client)
    this.#clientOf.set(socket, client)
    client.open.add(socket)
    client.idle.add(socket)
    socket.once('close', () => {
      client.open.delete(socket)
      client.idle.delete(socket)
      if (client.open.size === 0 && this.#clients.get(place) === client) this.#clients.delete(place)
    })
  }

  /** A request has begun on a connection, which is in use until the answer is called. */
  use(socket: Socket): () => void {
    const client = this.#clientOf.get(socket)
    client?.idle.delete(socket)
    this.#asked.set(socket, (this.#asked.get(socket) ?? 0) + 1)
    return () => {
      const left = (this.#asked.get(socket) ?? 1) - 1
      this.#asked.set(socket, left)
      if (left === 0 && client?.open.has(socket)) client.idle.add(socket)
    }
  }
}
