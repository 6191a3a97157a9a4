import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { openSession } from '../testing/owned-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { isCompressed } from './compressed-answers.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const main = server.as('mainAdmin')

/** The bytes of an answer as they come over the wire. */
const asked = async (path: string, encodings: string) => {
  const headers = { ...(await openSession(server.database, 'mainAdmin')), 'accept-encoding': encodings }
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>((resolve, reject) => {
    get(new URL(path, server.url), { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

test('an answer above 1 kB is compressed as the client takes it; a small one is not', async () => {
  for (let serial = 0; serial < 20; serial += 1)
    await main.tutors.create({ body: { name: `导师${serial}`, avatar: 'k.jpg', introduction: '讲师', serial } })
  const plain = await asked('/api/v1/tutors', 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encodings, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, bytes } = await asked('/api/v1/tutors', encodings)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toContain('accept-encoding')
    expect(open(bytes).equals(plain.bytes)).toBe(true)
    expect(bytes.length * 3).toBeLessThan(plain.bytes.length)
  }
  expect((await asked('/api/v1/tutors?q=nobody', 'br')).headers['content-encoding']).toBeUndefined()
})

test('what holds a secret, or comes as a stream, goes out as it is', () => {
  const names = Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members)
      .filter(([, endpoint]: [string, Endpoint]) => !isCompressed(endpoint))
      .map(([name]) => `${group}.${name}`),
  )
  expect(names).toEqual(
    expect.arrayContaining(['sessions.createToken', 'accounts.resetPassword', 'companies.export', 'operations.events']),
  )
  expect(names).not.toContain('companies.list')
})
