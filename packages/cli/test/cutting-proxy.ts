import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to `url` that breaks every connection each `every` milliseconds; answers its own address and how often it cut. */
export async function cuttingProxy(url: string, every: number): Promise<{ url: string; cuts: () => number }> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
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
  const timer = setInterval(() => {
    if (open.size > 0) cuts += 1
    for (const socket of open) socket.resetAndDestroy()
  }, every)
  onTestFinished(() => {
    clearInterval(timer)
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cuts: () => cuts }
}
