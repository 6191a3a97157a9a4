import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { isFor, visitorsOf } from '../testing/visitors.ts'
import { strangersLimit } from './read-body.ts'

/*
 * A list without end in place of each field of each call of a chamber, and of each public page: refused for its size or as
 * what it is, in an answer that does not grow with it.
 */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const visitors = await visitorsOf(server.database, channelIdOf('chamberAdmin'))

interface Shaped {
  readonly shape?: object
  readonly _zod: { readonly def: { readonly out?: Shaped; readonly options?: readonly Shaped[] } }
}

/** The fields that a schema names, whichever of its forms they stand in. */
const namesOf = ({ shape, _zod: { def } }: Shaped): string[] => [
  ...Object.keys(shape ?? {}),
  ...(def.out ? namesOf(def.out) : []),
  ...(def.options ?? []).flatMap(namesOf),
]

const all = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, endpoint]: [string, Endpoint]) => {
    const { body, needs } = endpoint
    const isOfChamber = ['business', 'chamber', 'texts'].includes(needs.kind)
    if (body === undefined || body === 'stream' || !(isOfChamber || isPublicNeed(needs))) return []
    const fields = [...new Set(namesOf(body as unknown as Shaped))]
    return fields.map((field) => ({ name: `${group}.${name}`, endpoint, field }))
  }),
)

const callerOf = (endpoint: Endpoint) => {
  const visitor = visitors.find((one) => isFor(endpoint, one))
  return visitor ?? { params: {}, headers: server.headersOf('chamberAdmin') }
}

async function sent({ method, path, query }: Endpoint, caller: ReturnType<typeof callerOf>, body: string) {
  const known: Readonly<Record<string, string>> = caller.params
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => known[name] ?? '019aa4e0-7b1c-7000-8000-000000000000',
  )
  const version = query && 'version' in query.shape ? '?version=1' : ''
  const answer = await server.inject(`${address}${version}`, {
    method,
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body,
  })
  return { status: answer.status, bytes: (await answer.text()).length }
}

const listOf = (field: string, count: number) => `{"${field}":[${'1,'.repeat(count - 1)}1]}`

test.each(all)('$name refuses a list without end as its $field', async ({ endpoint, field }) => {
  const caller = callerOf(endpoint)
  const isPublic = isPublicNeed(endpoint.needs)
  const longest = isPublic ? (strangersLimit - 100) / 2 : 400_000
  const some = await sent(endpoint, caller, listOf(field, longest))
  expect(some.status).toBe(422)
  expect(some.bytes).toBeLessThan(4000)
  const million = await sent(endpoint, caller, listOf(field, 1_000_000))
  expect(million.status).toBe(413)
  expect(million.bytes).toBeLessThan(1000)
})
