import { statusOf as answeredWith } from '@icss/core/errors/error-status.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { problemErrorOf, sendProblem } from './problems.ts'
import { serveWeb } from './web-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'icss-web-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<!doctype html>')
for (const name of ['sbom.cdx.json', 'sbom.cdx.json.br']) await writeFile(join(folder, name), '{}')
for (const [name, content] of [
  ['app.js', 'plain'],
  ['app.js.br', 'brotli'],
  ['app.js.gz', 'gzip'],
] as const)
  await writeFile(join(folder, 'assets', name), content)
const app = Fastify()
await app.register(helmet)
const faults: unknown[] = []
app.setErrorHandler((error, { id }, reply) => {
  const problem = problemErrorOf(error, id)
  if (answeredWith(problem) >= 500) faults.push(error)
  sendProblem(problem, reply.request, reply)
})
await serveWeb(
  app,
  { newerSiteUrl: undefined, passwordPolicy: 'seed', icpNumber: undefined, publicSecurityNumber: undefined },
  folder,
)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** The status of a path just as it is written: fetch would tidy it. */
const statusOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end()
  })

test('what the web is made of, version by version, is told to nobody who asks', async () => {
  for (const path of [
    'sbom.cdx.json',
    './sbom.cdx.json',
    'assets/../sbom.cdx.json',
    'sbom%2ecdx.json',
    'sbom.cdx.json.br',
  ])
    expect([path, await statusOf(`/bcicss/${path}`)]).toEqual([path, 404])
})

test('a path that can name no file names nothing, and is no fault of the server', async () => {
  expect(await statusOf('/bcicss/')).toBe(200)
  for (const path of [
    '%00',
    'a%00.js',
    '%2e%2e',
    '%2e%2e/x',
    '..',
    '../x',
    '..%2f..%2fetc/passwd',
    '%5c..%5c',
    'a'.repeat(300),
  ])
    expect([path, await statusOf(`/bcicss/${path}`)]).toEqual([path, 404])
  expect(faults).toEqual([])
})

test.each([
  [{ range: 'bytes=9000-' }, 416],
  [{ range: 'bytes=9-1' }, 416],
  [{ 'if-match': '"x"' }, 412],
])('%o is refused with the status that it has', async (headers, status) => {
  expect(await statusOf('/bcicss/index.html', headers)).toBe(status)
  expect(faults).toEqual([])
})

/** What a browser is answered that takes these encodings. */
const answerOf = (path: string, encodings: string) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encodings } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })

test('a file is sent as it was built in the best encoding that a browser takes, with what only documents need left out', async () => {
  for (const [encodings, encoding, text] of [
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ] as const) {
    const answer = await answerOf('/bcicss/assets/app.js', encodings)
    expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, text])
    expect(answer.headers).toMatchObject({
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toBeUndefined()
  }
  const { headers } = await answerOf('/bcicss/', 'br')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['cache-control']).toBe('no-cache')
})

test('the back office may ask for the camera, for its desk, and for nothing else', async () => {
  const { headers } = await answerOf('/bcicss/', 'br')
  const allowed = String(headers['permissions-policy'])
    .split(', ')
    .filter((one) => !one.endsWith('=()'))
  expect(allowed).toEqual(['camera=(self)'])
})
