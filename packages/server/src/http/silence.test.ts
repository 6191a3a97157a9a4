import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { pieceType, tusVersion } from '@icss/core/uploads/tus.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { v7 as uuid } from 'uuid'
import { sessionCookie } from '../sessions/session-secret.ts'
import { patience } from '../testing/patience.ts'
import { channelIdOf, type Person, secretOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient, video } from '../testing/tus-client.ts'
import { isFor, type Visitor, visitorsOf } from '../testing/visitors.ts'

const server = await startTestServer({ runs: false, silenceSeconds: 2 })
afterAll(() => server.stop())
const { hostname, port } = new URL(server.url)

/** A client of one's own, which sends what it is told to and nothing else. */
async function opened(): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  // Being cut off is what is waited for.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const head = (line: string, who: Person, ...more: string[]) =>
  [line, 'Host: x', `Cookie: ${sessionCookie}=${secretOf(who)}`, ...more, '', ''].join('\r\n')
const json = (bytes: number) => ['Content-Type: application/json', `Content-Length: ${bytes}`]
const visitors = await visitorsOf(server.database, channelIdOf('chamberAdmin'))
const visitorBy = (by: Visitor['by'], kind: Visitor['kind']) =>
  visitors.find((one) => one.by === by && one.kind === kind) as Visitor
const [joining, bound] = [visitorBy('link', 'join'), visitorBy('publicSession', 'employee')]
const table = ['Content-Type: application/octet-stream', 'Content-Length: 100000']
/** What somebody without a login sends to a public page. */
const atPage = (path: string, { headers }: Visitor, method = 'POST', type = json(100)) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map((one) => one.join(': ')),
    ...type,
    '',
    '',
  ].join('\r\n')

/** Whether the server hangs up; a test that it does not ends by its own limit. */
const isCutOff = async (socket: Socket) => {
  socket.resume()
  // Not `once`, which an error ends: what is sent while the server hangs up is answered by a reset.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return true
}

test.concurrent.each([
  ['before its first byte', ''],
  ['in its headers', 'GET /livez HTTP/1.1\r\nHost: x\r\n'],
  ['in JSON', head('POST /api/v1/companies HTTP/1.1', 'chamberAdmin', ...json(100)) + '{"name":'],
  ['in JSON that it may not send', head('POST /api/v1/companies HTTP/1.1', 'clerk', ...json(50_000)) + '{"name":'],
  ['in JSON to a public page', `${atPage(`/p/${joining.params['token']}/join`, joining)}{"name":`],
  ['in JSON to the own page', `${atPage(`/p/my/${bound.params['ref']}/resources`, bound)}{"name":`],
  [
    'in a picture to the own page',
    `${atPage(`/p/my/${bound.params['ref']}/employee/avatar?version=1`, bound, 'PUT', table)}\u00ff`,
  ],
  ['in a body that nobody reads', head('POST /nowhere HTTP/1.1', 'clerk', ...table) + '{"name":'],
  [
    'in the table of an import',
    `${head('POST /api/v1/companies/import?fileName=a.csv HTTP/1.1', 'chamberAdmin', ...table)}企业名称,`,
  ],
  [
    'in a table that is read at once',
    `${head('POST /api/v1/permission-tables HTTP/1.1', 'mainAdmin', ...table)}子频道,`,
  ],
  [
    'in what a media server tells',
    head('POST /rtmp HTTP/1.1', 'clerk', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 50'),
  ],
])('a client that falls silent %s is hung up on', async (_, sent) => {
  const socket = await opened()
  socket.write(sent)
  expect(await isCutOff(socket)).toBe(true)
})

/** Calls of public pages that take something, each with whoever may make it. */
const atPages = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, endpoint]: [string, Endpoint]) => {
    const { method, path, needs, body } = endpoint
    if (body === undefined || !isPublicNeed(needs)) return []
    const caller = visitors.find((one) => isFor(endpoint, one))
    if (!caller) throw new Error(`No visitor may call ${group}.${name}.`)
    const known: Readonly<Record<string, string>> = caller.params
    const address = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => known[param] ?? uuid())
    return {
      name: `${group}.${name}`,
      sent: `${atPage(address, caller, method, body === 'stream' ? table : json(100))}{`,
    }
  }),
)

test('whoever falls silent in what they send to any public page is hung up on', async () => {
  const open = new Set(atPages.map(({ name }) => name))
  expect(open.size).toBeGreaterThan(20)
  const cut = atPages.map(async ({ name, sent }) => {
    const socket = await opened()
    socket.write(sent)
    if (await isCutOff(socket)) open.delete(name)
  })
  await expect.poll(() => [...open], { timeout: patience.call }).toEqual([])
  await Promise.all(cut)
})

test('those who stall in what they send to a public page hold up nobody else there', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, opened))
  for (const socket of sockets) socket.write(`${atPage(`/p/${joining.params['token']}/join`, joining)}{"name":`)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.fetch(`/p/${joining.params['token']}/join`, { headers: joining.headers })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const socket of sockets) socket.destroy()
})

test('one that sends its headers byte by byte is hung up on as well', async () => {
  const socket = await opened()
  const trickle = setInterval(() => socket.write('x'), 200)
  socket.write('GET /livez HTTP/1.1\r\nX: ')
  expect(await isCutOff(socket)).toBe(true)
  clearInterval(trickle)
})

test('one that falls silent in a piece of an upload is hung up on, and what it sent is kept', async () => {
  const client = tusClient(server)
  const path = await client.open(100_000)
  const socket = await opened()
  const piece = [`Content-Type: ${pieceType}`, 'Upload-Offset: 0', `Tus-Resumable: ${tusVersion}`]
  socket.write(head(`PATCH ${path} HTTP/1.1`, 'mainAdmin', ...piece, 'Content-Length: 100000'))
  socket.write(video(5000))
  expect(await isCutOff(socket)).toBe(true)
  await expect.poll(async () => (await client.head(path)).headers.get('upload-offset')).toBe('5000')
})

test('one that takes nothing of a file is hung up on', async () => {
  const file = await tusClient(server).whole(video(40_000_000))
  const socket = await opened()
  socket.write(head(`GET ${file} HTTP/1.1`, 'mainAdmin'))
  await once(socket, 'readable')
  // Nothing is read: what the system itself holds for a connection is far less than the file.
  const hungUp = () => server.log().split('client is silent').length
  const before = hungUp()
  await expect.poll(hungUp).toBe(before + 1)
  socket.destroy()
})

test('one that is slow but moves is answered: its whole time has no limit', async () => {
  const socket = await opened()
  const path = '/api/v1/companies/import?fileName=a.csv'
  socket.write(
    head(`POST ${path} HTTP/1.1`, 'chamberAdmin', ...table.slice(0, 1), 'Content-Length: 8', 'Connection: close'),
  )
  const answer = text(socket)
  for (const _ of Array.from({ length: 8 })) {
    await timePasses(400)
    socket.write('a')
  }
  expect(await answer).toContain('HTTP/1.1 202')
})

test('one that waits for the server is not silent', async () => {
  const { pool } = server.database
  const blocker = await pool.connect()
  await blocker.query('begin; lock table companies in access exclusive mode')
  const answer = server.as('chamberAdmin').companies.list({ query: {} })
  await timePasses(4500)
  await blocker.query('commit')
  blocker.release()
  expect((await answer).total).toBe(0)
})

test('a stream of events without events stays open', async () => {
  const answer = await server.fetch('/api/v1/operations/events', { who: 'otherMainAdmin' })
  const reader = answer.body?.getReader()
  await reader?.read()
  const next = reader?.read()
  expect(await Promise.race([next, timePasses(4500).then(() => 'open')])).toBe('open')
  await reader?.cancel()
})
