import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { selfSigned } from '../testing/certificate.ts'
import { post } from './post.ts'
import { isAtHost } from './private-address.ts'

const { cert, key } = selfSigned('localhost')
const server = createServer({ cert, key }, (request, response) => {
  request.resume().on('end', () => response.writeHead(204).end())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const folder = await mkdtemp(join(tmpdir(), 'icss-ca-'))
const authority = join(folder, 'ca.pem')
await writeFile(authority, cert)
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** What `post` says in a process of its own, since a process reads its authorities once. */
async function said(host: string, env: Readonly<Record<string, string>>): Promise<string> {
  const module = fileURLToPath(new URL('./post.ts', import.meta.url))
  const script = `import { post } from ${JSON.stringify(module)}
    const options = { headers: {}, body: '{}', isAnywhere: true, patience: 10_000 }
    console.log(await post('https://${host}:${port}/', options).catch(({ code }) => code))`
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...env } })
  return stdout.trim()
}

test('a certificate is accepted from an authority that the operator has named, and for its own host only', async () => {
  expect(await said('localhost', {})).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY/)
  expect(await said('localhost', { NODE_EXTRA_CA_CERTS: authority })).toBe('204')
  expect(await said('127.0.0.1', { NODE_EXTRA_CA_CERTS: authority })).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
})

test.each([
  'https://hooks.example.cn:22/',
  'https://hooks.example.cn:5432/',
  'https://hooks.example.cn:80/',
  'http://hooks.example.cn/',
])('%s is not even asked for its address', async (url) => {
  const asked = post(url, { headers: {}, body: '{}', isAnywhere: false, patience: 5000 })
  await expect(asked).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' })
})

test('a host is one of a list, or below one, never one that only looks like it', () => {
  const hosts = ['hooks.example.cn', 'example.com']
  for (const url of ['https://hooks.example.cn/a', 'https://EXAMPLE.com', 'https://a.b.example.com:8443/'])
    expect(isAtHost(url, hosts)).toBe(true)
  for (const url of [
    'https://example.cn/',
    'https://badexample.com/',
    'https://example.com.evil.cn/',
    'https://example.com@evil.cn/',
    'https://evil.cn/?example.com',
  ])
    expect(isAtHost(url, hosts)).toBe(false)
})
