import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { OpenCounts } from './open-counts.ts'

const most = 10
const direct = await startTestServer({ runs: false, connectionsPerAddress: most })
const proxied = await startTestServer({ runs: false, connectionsPerAddress: most, trustProxy: (_, hop) => hop < 1 })
afterAll(async () => {
  await direct.stop()
  await proxied.stop()
})

const opened = new Set<Socket>()
afterAll(() => opened.forEach((socket) => socket.destroy()))

async function open({ url }: { url: string }, sent: string, localAddress?: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(localAddress ? { localAddress } : {}) })
  opened.add(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}
/** The status of an answer; none when the server hung up. */
const answered = async (socket: Socket): Promise<number | undefined> => {
  const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown]
  return chunk instanceof Buffer ? Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1]) : undefined
}
const get = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'

/** A connection with a request whose body never comes. */
async function inUse(localAddress?: string): Promise<Socket> {
  const head = 'POST /adminLogin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n'
  const socket = await open(direct, `${head}Expect: 100-continue\r\n\r\n`, localAddress)
  expect(await answered(socket)).toBe(100)
  return socket
}

test('an address has so many connections in use, others have theirs, and what is closed is free again', async () => {
  const mine = []
  for (const _ of Array.from({ length: most })) mine.push(await inUse())
  expect(await answered(await open(direct, get))).toBeUndefined()
  expect(await answered(await open(direct, get, '127.0.0.2'))).toBe(200)
  expect(mine.every((socket) => !socket.closed)).toBe(true)
  mine[0]?.destroy()
  await expect.poll(async () => answered(await open(direct, get))).toBe(200)
})

test('a new connection takes the place of the one that has been idle the longest, however many come', async () => {
  const asking = await inUse('127.0.0.3')
  const phones: Socket[] = []
  for (const _ of Array.from({ length: 5 * most })) {
    const phone = await open(direct, get, '127.0.0.3')
    expect(await answered(phone)).toBe(200)
    phones.push(phone)
  }
  const kept = phones.slice(1 - most)
  await expect.poll(() => phones.map((phone) => phone.closed)).toEqual(phones.map((phone) => !kept.includes(phone)))
  expect(asking.closed).toBe(false)
  // One that asks again is no longer the longest idle.
  const [first, second] = kept as [Socket, Socket]
  first.write(get)
  expect(await answered(first)).toBe(200)
  expect(await answered(await open(direct, get, '127.0.0.3'))).toBe(200)
  await expect.poll(() => second.closed).toBe(true)
  expect(first.closed).toBe(false)
})

const behindProxy = (client: string, ...lines: string[]) =>
  open(proxied, [...lines, 'Host: x', `X-Forwarded-For: ${client}`, '', ''].join('\r\n'))
const stalled = (client: string) =>
  behindProxy(client, 'POST /adminLogin HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 9')
const livez = async (client: string) => answered(await behindProxy(client, 'GET /livez HTTP/1.1'))

test('connections of a trusted proxy are not counted: what each client behind it has open is', async () => {
  const waiting = []
  for (const _ of Array.from({ length: most })) waiting.push(await stalled('203.0.113.1'))
  await expect.poll(() => livez('203.0.113.1')).toBe(429)
  for (const at of Array.from({ length: 2 * most }, (_, one) => one))
    expect(await livez(`203.0.113.${100 + at}`)).toBe(200)
  waiting[0]?.destroy()
  await expect.poll(() => livez('203.0.113.1')).toBe(200)
})

test('what one client took is given back once', () => {
  const counts = new OpenCounts(2)
  const first = counts.take('a')
  counts.take('a')
  first?.()
  first?.()
  expect(counts.take('a')).toBeDefined()
  expect(counts.take('a')).toBeUndefined()
})
