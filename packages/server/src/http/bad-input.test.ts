import { v7 as uuid } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { call, type InputOf } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract, Endpoint } from '@icss/core/contract/endpoint.ts'
import { check } from '@icss/core/rules/check.ts'
import type { ProblemError } from '@icss/core/errors/problem-error.ts'
import { judgedDrafts } from '@icss/core/rules/drafts.fixture.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { channelIdOf, people, type Person } from '../testing/people.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visitorsOf } from '../testing/visitors.ts'

/*
 * What the form refuses, the API refuses at the same field with the same fault, whose words both take from one
 * catalogue. The table of bad input is core's.
 */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const sessions = new Map(
  await Promise.all(people.map(async (person) => [person, await server.as(person).sessions.show()] as const)),
)

const endpointOf = (maker: string): Endpoint => {
  const [group = '', name = ''] = maker.split('.')
  const found = (contract satisfies Contract as Contract)[group]?.[name]
  if (!found) throw new Error(`There is no endpoint ${maker}.`)
  return found
}

/** Who may make a call: an account, or a visitor of a public page, with what their path and their headers hold. */
const visitors = await visitorsOf(server.database, channelIdOf('chamberAdmin'))
function callerOf({ needs }: Endpoint) {
  const visitor = visitors.find(({ by, kind }) =>
    by === 'link' ? needs.kind === by && needs.to === kind : needs.kind === by && needs.of === kind,
  )
  if (visitor) return { params: visitor.params, headers: visitor.headers }
  const who = people.find((person) => meets(needs, sessions.get(person))) as Person
  return { params: {}, headers: server.headersOf(who) }
}

function send(maker: string, body: object): Promise<unknown> {
  const endpoint = endpointOf(maker)
  const caller = callerOf(endpoint)
  const ids = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, uuid()]))
  const query = endpoint.query && 'version' in endpoint.query.shape ? { version: 0 } : {}
  const options = { baseUrl: server.url, fetch, headers: () => caller.headers }
  const input = { params: { ...ids, ...caller.params }, query, body } as unknown as InputOf<Endpoint>
  return call(endpoint, input, { timeout: 0 }, options)
}

for (const { name, schema, makers, draft, bad } of judgedDrafts)
  for (const maker of makers) {
    test.each(bad)(`${maker} refuses a ${name} with %o: %s has %s`, async (change, field, code) => {
      const body = { ...draft, ...change }
      const refused = await problemOf(send(maker, body))
      const checked = check(schema, body)
      expect([refused.code, refused.errors]).toEqual(['request.invalid', checked.ok ? {} : checked.errors])
      expect(refused.errors[field]?.code).toBe(code)
    })
    test(`${maker} finds no such fault in the draft that passes`, async () => {
      const refused = await send(maker, draft).then(
        () => [],
        ({ errors = {} }: Partial<ProblemError>) => Object.entries(errors),
      )
      // A code that nobody was sent is wrong, which no schema says.
      const said = new Set(bad.map(([, , code]) => code))
      expect(refused.filter(([, { code }]) => said.has(code))).toEqual([])
    })
  }
