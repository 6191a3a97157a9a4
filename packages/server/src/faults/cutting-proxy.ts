import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a port whose connections can be cut, and held back. */
export interface CuttingProxy {
  readonly origin: string
  /** Resets all that are open; answers how many there were. */
  cut(): number
  /**
   * Cuts as soon as so many bytes have gone either way from now on, and again and again: after six times as many each
   * time, so that whatever is begun anew comes to its end. What is cut hangs on what was done, not on how fast.
   */
  cutAfter(bytes: number): { readonly cuts: number }
  /** Lets nothing more through to the port, once so many bytes have gone there from now on. */
  hold(bytes: number): void
  release(): void
  close(): void
}

export async function cuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Map<Socket, Socket>()
  let left = Infinity
  let untilCut = Infinity
  let onCutDue: (() => void) | undefined
  const count = (chunk: Buffer) => {
    untilCut -= chunk.length
    if (untilCut <= 0) onCutDue?.()
  }
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    open.set(near, far)
    near.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (!far.write(chunk)) near.pause()
      if (left <= 0) for (const each of open.keys()) each.pause()
      count(chunk)
    })
    far.on('drain', () => left > 0 && near.resume())
    near.on('end', () => far.end())
    far.pipe(near)
    far.on('data', count)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(near)
        other.destroy()
      })
    }
    if (left <= 0) near.pause()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    const pairs = [...open]
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy()
    return pairs.length
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter: (bytes) => {
      const done = { cuts: 0 }
      let gap = bytes
      untilCut = gap
      onCutDue = () => {
        untilCut = gap *= 6
        if (cut() > 0) done.cuts += 1
      }
      return done
    },
    hold: (bytes) => {
      left = bytes
    },
    release: () => {
      left = Infinity
      for (const near of open.keys()) near.resume()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
