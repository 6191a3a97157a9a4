import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createTransport, type Transport } from './node-transport.ts'

const open: { server: Server; transport: Transport }[] = []

afterEach(async () => {
  for (const { server, transport } of open.splice(0)) {
    await transport.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  let sockets = 0
  server.on('connection', () => (sockets += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const transport = createTransport({ retryDelay: 1 })
  open.push({ server, transport })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, fetch: transport.fetch, sockets: () => sockets }
}

test('a connection serves call after call', async () => {
  const { url, fetch, sockets } = await serve((_, response) => response.end('ok'))
  for (let i = 0; i < 20; i += 1) expect(await (await fetch(url, { method: 'GET' })).text()).toBe('ok')
  expect(sockets()).toBeLessThan(4)
})

/** The first two tries fail in that way. */
const failing = (way: 'cut' | 'busy') => {
  let calls = 0
  const listener: RequestListener = (request, response) => {
    calls += 1
    if (calls > 2) response.end('ok')
    else if (way === 'cut') request.socket.destroy()
    else response.writeHead(503, { 'retry-after': '0' }).end('busy')
  }
  return { listener, calls: () => calls }
}

test.each([
  ['GET', {}],
  ['PUT', { body: '{}' }],
  ['DELETE', {}],
  ['POST', { body: '{}', headers: { 'idempotency-key': 'k' } }],
] as const)('%s %o is repeated after a cut connection and after a busy answer', async (method, init) => {
  for (const way of ['cut', 'busy'] as const) {
    const { listener, calls } = failing(way)
    const { url, fetch } = await serve(listener)
    const response = await fetch(url, { method, ...init })
    expect([response.status, calls()]).toEqual([200, 3])
  }
})

test('a POST without a key is made once', async () => {
  const cut = failing('cut')
  const one = await serve(cut.listener)
  await expect(one.fetch(one.url, { method: 'POST', body: '{}' })).rejects.toThrow(TypeError)
  const busy = failing('busy')
  const two = await serve(busy.listener)
  expect((await two.fetch(two.url, { method: 'POST', body: '{}' })).status).toBe(503)
  expect([cut.calls(), busy.calls()]).toEqual([1, 1])
})

test('a stream is never sent twice', async () => {
  const { listener, calls } = failing('busy')
  const { url, fetch } = await serve(listener)
  const body = new Blob(['x']).stream()
  const init = { method: 'PUT', body, duplex: 'half' } as RequestInit
  expect((await fetch(url, init)).status).toBe(503)
  expect(calls()).toBe(1)
})

test('a server that stays busy answers so in the end, and an error that is one is not repeated', async () => {
  let calls = 0
  const { url, fetch } = await serve((request, response) => {
    calls += 1
    response.writeHead(request.url === '/wrong' ? 500 : 504).end()
  })
  expect((await fetch(url, { method: 'GET' })).status).toBe(504)
  expect(calls).toBe(3)
  expect((await fetch(`${url}wrong`, { method: 'GET' })).status).toBe(500)
  expect(calls).toBe(4)
})

test('cancelling ends a call and its repetitions', async () => {
  let calls = 0
  const { url, fetch } = await serve((_, response) => {
    calls += 1
    response.writeHead(503, { 'retry-after': '5' }).end()
  })
  await expect(fetch(url, { method: 'GET', signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort/i)
  expect(calls).toBe(1)
})

test('pieces that take turns in the same memory arrive as they were, however slowly they are taken', async () => {
  const { url, fetch } = await serve(async (request, response) => {
    const hash = createHash('sha256')
    for await (const piece of request) {
      hash.update(piece as Buffer)
      await new Promise(setImmediate)
    }
    response.end(hash.digest('hex'))
  })
  const wanted = createHash('sha256')
  async function* pieces() {
    let [next, after] = [Buffer.alloc(200_000), Buffer.alloc(200_000)]
    for (let i = 0; i < 40; i += 1) {
      next.fill(i)
      wanted.update(next)
      yield next
      ;[next, after] = [after, next]
    }
  }
  const response = await fetch(url, { method: 'POST', body: pieces(), duplex: 'half' } as unknown as RequestInit)
  expect(await response.text()).toBe(wanted.digest('hex'))
})

test('who is refused before all is sent is told why, and lets go of the rest', async () => {
  const { url, fetch } = await serve((_, response) => {
    response.writeHead(413, { connection: 'close' }).end('too much')
  })
  let left!: () => void
  const leaving = new Promise<void>((resolve) => (left = resolve))
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(200_000)
    } finally {
      left()
    }
  }
  const response = await fetch(url, { method: 'POST', body: endless(), duplex: 'half' } as unknown as RequestInit)
  expect([response.status, await response.text()]).toEqual([413, 'too much'])
  await leaving
})

async function* unreadable() {
  yield Buffer.alloc(10)
  throw new Error('EIO')
}

test('what cannot be read, an answer that breaks off and a server that is not there are failures', async () => {
  const { url, fetch } = await serve((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-length': '10' }).write('half')
    setImmediate(() => request.socket.destroy())
  })
  const init = { method: 'POST', body: unreadable(), duplex: 'half' } as unknown as RequestInit
  await expect(fetch(url, init)).rejects.toMatchObject({ cause: { message: 'EIO' } })
  await expect((await fetch(url, { method: 'POST', body: '{}' })).text()).rejects.toThrow('aborted')
  await expect(fetch('http://127.0.0.1:9/', { method: 'POST' })).rejects.toThrow(TypeError)
})

async function* pieces() {
  yield Buffer.from('half')
  yield Buffer.from(' and half')
}

test('pieces whose size is known are announced with it', async () => {
  const { url, fetch } = await serve((request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    request.resume().on('end', () => response.end(`${length} ${encoding}`))
  })
  const answered = async (body: unknown) => (await fetch(url, { method: 'POST', body: body as BodyInit })).text()
  expect(await answered(pieces())).toBe('undefined chunked')
  expect(await answered(Object.assign(pieces(), { size: 13 }))).toBe('13 undefined')
})
