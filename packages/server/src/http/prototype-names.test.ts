import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { channelIdOf, people, type Person } from '../testing/people.ts'
import { sampleValue } from '../testing/sample-value.ts'
import { isFor, type Visitor, visitorsOf } from '../testing/visitors.ts'
import { startTestServer } from '../testing/test-server.ts'

/* Names that every object of JavaScript answers to are, when somebody sends them, fields that nobody knows. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__.x']

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const sessions = new Map(
  await Promise.all(people.map(async (person) => [person, await server.as(person).sessions.show()] as const)),
)

const visitors = await visitorsOf(server.database, channelIdOf('chamberAdmin'))
/** Who may make a call: somebody with a login, or a visitor of the public page that it belongs to. */
const callerOf = (endpoint: Endpoint): { readonly who?: Person; readonly visitor?: Visitor } => {
  const visitor = visitors.find((one) => isFor(endpoint, one))
  const who = people.find((person) => meets(endpoint.needs, sessions.get(person)))
  return { ...(who ? { who } : {}), ...(visitor ? { visitor } : {}) }
}

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint,
  })),
)

async function send(endpoint: Endpoint, query: string, payload?: string) {
  const { method, path, params, body } = endpoint
  const { who, visitor } = callerOf(endpoint)
  const given = { ...((params ? sampleValue(params) : {}) as Record<string, unknown>), ...visitor?.params }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
  const type = body === 'stream' ? 'application/octet-stream' : 'application/json'
  const answer = await server.fetch(`${url}${query}`, {
    ...(who ? { who } : {}),
    method,
    headers: { ...visitor?.headers, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: payload ?? '{}' }),
  })
  return { status: answer.status, text: await answer.text() }
}

test.each(endpoints.filter(({ endpoint }) => endpoint.query !== undefined))(
  'the query of $name',
  async ({ endpoint }) => {
    for (const name of names) {
      const { status, text } = await send(endpoint, `?${name}=1`)
      expect([name, status]).toEqual([name, 422])
      expect(text).toContain(`"${name}":{"code":"rule.unknown_field"`)
    }
  },
)

test.each(endpoints.filter(({ endpoint }) => endpoint.body !== undefined && endpoint.body !== 'stream'))(
  'the body of $name',
  async ({ endpoint }) => {
    for (const name of names) {
      const { status } = await send(endpoint, '', `{"${name}":{"role":"provider"}}`)
      expect([name, [400, 422].includes(status)]).toEqual([name, true])
    }
  },
)
