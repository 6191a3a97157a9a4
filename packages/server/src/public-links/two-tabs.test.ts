import { v7 as uuid } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { channelIdOf } from '../testing/people.ts'
import { sampleValue } from '../testing/sample-value.ts'
import { startTestServer } from '../testing/test-server.ts'
import { isFor, visitorsOf } from '../testing/visitors.ts'

/* Every call of a public page that changes something, from several tabs in one moment: each is answered, none breaks. */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database } = server
const visitors = await visitorsOf(database, channelIdOf('chamberAdmin'))
beforeEach(() => database.pool.query('delete from call_counts'))

const changing = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, endpoint]: [string, Endpoint]) =>
    endpoint.method !== 'GET' && isPublicNeed(endpoint.needs) ? [{ name: `${group}.${name}`, endpoint }] : [],
  ),
)

test.each(changing)('$name from eight tabs at once', async ({ endpoint }) => {
  const { method, path, query, body } = endpoint
  const visitor = visitors.find((one) => isFor(endpoint, one))
  const known: Readonly<Record<string, string>> = visitor?.params ?? {}
  const address = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => known[param] ?? uuid())
  const asked = query ? `?${new URLSearchParams(sampleValue(query) as Record<string, string>)}` : ''
  const type = body === 'stream' ? 'application/octet-stream' : 'application/json'
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answer = await server.inject(`${address}${asked}`, {
        method,
        headers: { ...visitor?.headers, ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: body === 'stream' ? 'picture' : JSON.stringify(sampleValue(body)) }),
      })
      return { status: answer.status, text: await answer.text() }
    }),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})
