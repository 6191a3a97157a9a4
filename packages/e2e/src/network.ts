import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the product that can be cut, with all that is on it: what browsers call offline lets that go on. */
export async function networkTo(product: string) {
  const { hostname, port } = new URL(product)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    /** An address of the product by this way. */
    by: (address: string): string => {
      const url = new URL(address)
      url.port = String((server.address() as AddressInfo).port)
      return url.href
    },
    cut,
    comeBack: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
