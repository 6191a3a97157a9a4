import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { call, type InputOf } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { addOwnedRows, openSession } from '../testing/owned-rows.ts'
import { channelIdOf, expiredSecret, type Person, people } from '../testing/people.ts'
import { type OwnedIds, sampleInputs } from '../testing/sample-inputs.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const sessionOf = async (person: Person) => server.as(await openSession(server.database, person)).sessions.show()
const sessions = new Map(await Promise.all(people.map(async (person) => [person, await sessionOf(person)] as const)))

const callers = ['anonymous', 'expired', ...people] as const
type Caller = (typeof callers)[number]

const headersOf = async (caller: Caller): Promise<Record<string, string>> => {
  if (caller === 'anonymous') return {}
  if (caller === 'expired') return { cookie: `icss_session=${expiredSecret}` }
  return openSession(server.database, caller)
}

/** What an endpoint answers: `ok`, or the problem without its request id. */
async function answerOf(endpoint: Endpoint, input: unknown, headers: Record<string, string>): Promise<unknown> {
  try {
    const answer = await call(
      endpoint,
      input as InputOf<Endpoint>,
      {},
      { baseUrl: server.url, fetch, headers: () => headers },
    )
    if (endpoint.answer === 'stream') await (answer as unknown as Response).text()
    return 'ok'
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { code, status, params, errors } = error
    return { code, status, params, errors }
  }
}

/** All that the first chamber has, as one text. */
async function holdings(): Promise<string> {
  const { rows } = await server.database.system.execute<{ all: string }>(sql`
    select (select string_agg(c::text, ';' order by id) from companies c where channel_id = ${channelIdOf('chamberAdmin')})
      || (select string_agg(o::text, ';' order by id) from operations o where channel_id = ${channelIdOf('chamberAdmin')})
      || (select string_agg(r::text, ';' order by operation_id) from rejected_rows r where channel_id = ${channelIdOf('chamberAdmin')}) as all`)
  return rows[0]?.all ?? ''
}

const refusal = (code: string, status: number) => ({ code, status, params: {}, errors: {} })

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => {
    const samples = sampleInputs[group as keyof typeof sampleInputs] as unknown as Record<
      string,
      (ids: OwnedIds) => unknown
    >
    const sample = samples[name]
    if (!sample) throw new Error(`${group}.${name} has no sample input.`)
    return { name: `${group}.${name}`, endpoint, sample }
  }),
)

const cases = endpoints.flatMap((one) => callers.map((caller) => ({ ...one, caller })))
const sessionOfCaller = (caller: Caller) => sessions.get(caller as Person)
const refused = cases.filter(({ endpoint, caller }) => !meets(endpoint.needs, sessionOfCaller(caller)))
const met = cases.filter(({ endpoint, caller }) => meets(endpoint.needs, sessionOfCaller(caller)))
const isElsewhere = ({ endpoint, caller }: (typeof cases)[number]) => endpoint.params && caller !== 'chamberAdmin'

test.each(refused)('$name is refused to $caller', async ({ endpoint, sample, caller }) => {
  const owned = await addOwnedRows(server.database, 'chamberAdmin')
  const before = await holdings()
  const expected = sessionOfCaller(caller) ? refusal('session.forbidden', 403) : refusal('session.needed', 401)
  expect(await answerOf(endpoint, sample(owned), await headersOf(caller))).toEqual(expected)
  expect(await holdings()).toBe(before)
})

test.each(met.filter((one) => !isElsewhere(one)))('$name serves $caller', async ({ endpoint, sample, caller }) => {
  const owned = await addOwnedRows(server.database, 'chamberAdmin')
  expect(await answerOf(endpoint, sample(owned), await headersOf(caller))).toBe('ok')
})

test.each(met.filter(isElsewhere))(
  '$name answers $caller about another channel as about nothing',
  async ({ endpoint, sample, caller }) => {
    const owned = await addOwnedRows(server.database, 'chamberAdmin')
    const before = await holdings()
    const headers = await headersOf(caller)
    const answer = await answerOf(endpoint, sample(owned), headers)
    expect(answer).toEqual(refusal('request.not_found', 404))
    expect(await answerOf(endpoint, sample({ companyId: uuid(), operationId: uuid() }), headers)).toEqual(answer)
    expect(await holdings()).toBe(before)
  },
)

test.each(endpoints.filter(({ endpoint }) => endpoint.params))(
  '$name with an id that is none',
  async ({ endpoint, sample }) => {
    const headers = await headersOf('chamberAdmin')
    for (const id of ['x', '0', '%00', `${uuid()}'`, uuid().toUpperCase(), '../companies', 'a'.repeat(150)])
      expect(await answerOf(endpoint, sample({ companyId: id, operationId: id }), headers)).toEqual(
        refusal('request.not_found', 404),
      )
  },
)

test.each(endpoints.filter(({ endpoint }) => endpoint.body !== undefined && endpoint.body !== 'stream'))(
  '$name takes no field that it does not name',
  async ({ endpoint, sample }) => {
    const owned = await addOwnedRows(server.database, 'chamberAdmin')
    const input = sample(owned) as { body: object }
    for (const field of ['channelId', 'channel_id', 'id', 'role', 'version', 'addedBy', 'grams']) {
      const body = { ...input.body, [field]: channelIdOf('otherChamberAdmin') }
      expect(await answerOf(endpoint, { ...input, body }, await headersOf('chamberAdmin'))).toMatchObject({
        code: 'request.invalid',
        errors: { [field]: { code: 'rule.unknown_field' } },
      })
    }
  },
)

test('lists and exports hold the rows of the own channel only', async () => {
  await addOwnedRows(server.database, 'chamberAdmin')
  const { companyId, operationId } = await addOwnedRows(server.database, 'otherChamberAdmin')
  const other = server.as('otherChamberAdmin')
  expect((await other.companies.list({ query: {} })).items.map(({ id }) => id)).toContain(companyId)
  expect((await other.operations.list({ query: {} })).items.map(({ id }) => id)).toContain(operationId)
  const mine = server.as('chamberAdmin')
  const companies = await mine.companies.list({ query: { pageSize: 50 } })
  expect(companies.total).toBeGreaterThan(0)
  expect(companies.items.map(({ id }) => id)).not.toContain(companyId)
  const operations = await mine.operations.list({ query: { pageSize: 50 } })
  expect(operations.total).toBeGreaterThan(0)
  expect(operations.items.map(({ id }) => id)).not.toContain(operationId)
  const { rows } = await server.database.system.execute<{ name: string }>(
    sql`select name from companies where id = ${companyId}`,
  )
  const exported = await (await mine.companies.export({ query: { format: 'jsonl' } })).text()
  expect(exported.split('\n').length).toBe(companies.total + 1)
  expect(exported).not.toContain(rows[0]?.name)
})
