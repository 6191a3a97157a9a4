import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a port whose connections can be cut. */
export interface CuttingProxy {
  readonly origin: string
  /** Resets all that are open; answers how many there were. */
  cut(): number
  close(): void
}

export async function cuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    const count = open.size
    for (const socket of open) socket.resetAndDestroy()
    return count
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}
