import { once } from 'node:events'
import type { lookup, LookupAddress } from 'node:dns'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fetchGuarded, type Reach } from './fetch-guarded.ts'
import { isPrivateAddress } from './private-address.ts'

/*
 * A real server of this machine at two addresses: 127.0.0.1 stands for one of the public internet, 127.0.0.2 is private, as
 * it is.
 */
const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = []
const server = createServer((request, response) => {
  asked.push({ url: request.url, headers: request.headers })
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
  const to = (location: string) => response.writeHead(302, { location, 'set-cookie': 'a=b' }).end()
  if (pathname === '/to') to(searchParams.get('at') ?? '')
  else if (pathname === '/steps') {
    const left = Number(searchParams.get('left'))
    if (left > 0) to(`/steps?left=${left - 1}`)
    else response.end('picture')
  } else if (pathname === '/stalls') response.writeHead(200).write('pic')
  else if (pathname === '/drips') {
    const timer = setInterval(() => response.write('p'), 20)
    response.on('close', () => clearInterval(timer))
  } else if (pathname === '/large') response.end(Buffer.alloc(2000))
  else if (pathname === '/says-large') response.writeHead(200, { 'content-length': 10 ** 9 }).write('p')
  else if (pathname === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  else if (pathname === '/missing') response.writeHead(404).end('picture')
  else response.end('picture')
}).listen(0, '0.0.0.0')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void asked.splice(0))

/** What names lead to: one changes each time that it is asked. */
let turn = 0
const names: Readonly<Record<string, () => readonly string[]>> = {
  'pictures.example': () => ['127.0.0.1'],
  'private.example': () => ['127.0.0.2'],
  'metadata.example': () => ['169.254.169.254'],
  'both.example': () => ['127.0.0.2', '127.0.0.1'],
  'rebinds.example': () => [(turn += 1) === 1 ? '127.0.0.1' : '127.0.0.2'],
}
const resolve = ((hostname: string, _: unknown, done: (error: Error | null, addresses: LookupAddress[]) => void) => {
  const found = names[hostname]?.()
  done(
    found ? null : new Error('ENOTFOUND'),
    (found ?? []).map((address) => ({ address, family: 4 })),
  )
}) as typeof lookup

const reach: Reach = {
  resolve,
  isPrivate: (address) => address !== '127.0.0.1' && isPrivateAddress(address),
  ports: new Set([String(port)]),
}
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`
const get = (address: string, given: Reach = reach, patience = 2000) =>
  fetchGuarded(address, { maxBytes: 1000, patience, reach: given }).then(String, () => 'refused')

test('what is at a public address is read, and nothing is told of who asks', async () => {
  expect(await get(at('/a.png'))).toBe('picture')
  expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

test('a redirect is followed three times, without cookies, and a fourth is refused', async () => {
  expect(await get(at('/steps?left=3'))).toBe('picture')
  expect(asked.every(({ headers }) => headers.cookie === undefined && headers.referer === undefined)).toBe(true)
  expect(await get(at('/steps?left=4'))).toBe('refused')
  expect(await get(at(`/to?at=${encodeURIComponent('/to?at=/to')}`))).toBe('refused')
})

test.each([
  ['a private address', at('/', '127.0.0.2')],
  ['a private address in decimal', at('/', '2130706434')],
  ['a private address in hexadecimal', at('/', '0x7f000002')],
  ['a private address with few parts', at('/', '127.2')],
  ['a private address in IPv6', at('/', '[::1]')],
  ['a private address as IPv4 in IPv6', at('/', '[::ffff:127.0.0.2]')],
  ['a name of a private address', at('/', 'private.example')],
  ['a name of where clouds keep their secrets', at('/', 'metadata.example')],
  ['another port', `http://pictures.example:${port + 1}/`],
  ['a password', `http://a:b@pictures.example:${port}/`],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:image/png;base64,AAAA'],
  ['gopher', `gopher://pictures.example:${port}/`],
  ['no address', 'pictures'],
])('%s is not called', async (_, address) => {
  expect(await get(address)).toBe('refused')
  expect(asked).toEqual([])
})

test.each([
  ['a private address', at('/', '127.0.0.2')],
  ['a name of a private address', at('/', 'private.example')],
  ['another port', `http://pictures.example:${port + 1}/`],
  ['a file', 'file:///etc/passwd'],
])('a redirect to %s is not followed', async (_, location) => {
  expect(await get(at(`/to?at=${encodeURIComponent(location)}`))).toBe('refused')
  expect(asked).toHaveLength(1)
})

test('a name that changes its address is judged at the moment of connecting', async () => {
  turn = 0
  expect(await get(at('/', 'rebinds.example'))).toBe('picture')
  expect(await get(at('/', 'rebinds.example'))).toBe('refused')
  // The second step of one paste is another connection, and another look.
  turn = 0
  expect(await get(at(`/to?at=${encodeURIComponent(at('/', 'rebinds.example'))}`, 'rebinds.example'))).toBe('refused')
  expect(asked).toHaveLength(2)
})

test('of a name with several addresses the public ones are called', async () => {
  expect(await get(at('/', 'both.example'))).toBe('picture')
})

test('without a word of its own only 80 and 443 are called', async () => {
  const { ports: _, ...usual } = reach
  expect(await get(at('/'), usual)).toBe('refused')
  expect(asked).toEqual([])
})

test('what stalls, drips, is large, packed or not there is given up', async () => {
  expect(await get(at('/stalls'), reach, 150)).toBe('refused')
  expect(await get(at('/drips'), reach, 150)).toBe('refused')
  for (const path of ['/large', '/says-large', '/packed', '/missing']) expect(await get(at(path))).toBe('refused')
})
