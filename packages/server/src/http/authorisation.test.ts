import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { call, type InputOf } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { isPublicNeed, meets, type Need } from '@icss/core/permissions/need.ts'
import { addClerk } from '../testing/clerks.ts'
import { openSession } from '../testing/owned-rows.ts'
import { channelIdOf, expiredSecret, type Person, people } from '../testing/people.ts'
import { sampleValue } from '../testing/sample-value.ts'
import { fillTenants, tenantTables } from '../testing/tenant-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tableOfParam } from '../testing/table-of-param.ts'
import { isFor, visitorsOf } from '../testing/visitors.ts'

/*
 * The matrix of permissions and tenancy: every endpoint of the contract for every role, with rows of the own channel,
 * of its sub-channel and of another, for nobody, an expired session and limited tokens, and for a token and a session of each kind of public page. Inputs derive from the schemas,
 * rows from the tables, so that an endpoint which somebody adds is tested without anyone remembering.
 */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database } = server

await fillTenants(database, [...new Set(people.map(channelIdOf))])
// What is open to a sub-channel is not for others alone; `opened-content.test.ts` is about that.
await database.pool.query('update content_permissions set content_id = gen_random_uuid()')
const tables = (await tenantTables(database)).map(({ name }) => name)
const subChannelOf = async (channelId: string) => {
  const { rows } = await database.pool.query('select id from channels where superior_channel_id = $1 limit 1', [
    channelId,
  ])
  return (rows[0] as { id: string }).id
}

const sessions = new Map(
  await Promise.all(
    people.map(
      async (person) => [person, await server.as(await openSession(database, person)).sessions.show()] as const,
    ),
  ),
)

const all = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({
    group,
    name: `${group}.${name}`,
    endpoint,
  })),
)
type One = (typeof all)[number]

const paramsOf = ({ endpoint }: One): string[] =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => /id$/i.test(name))

const may = ({ endpoint }: One, person: Person) => meets(endpoint.needs, sessions.get(person))
// The provider serves every channel, so rows of any channel are its own.
const isProviders = ({ endpoint: { needs } }: One) => needs.kind === 'role' && needs.roles.includes('provider')

const opened = new Map<string, Promise<Readonly<Record<string, string>>>>()
/** A session, or a token, of one of the people that calls which are refused share. */
function sharedSession(person: Person, token?: Parameters<typeof openSession>[2]) {
  const name = JSON.stringify([person, token])
  const session = opened.get(name) ?? openSession(database, person, token)
  opened.set(name, session)
  return session
}

const sampleOf = (schema: Endpoint['body'], what: string): unknown => {
  if (schema === undefined) return undefined
  if (schema === 'stream') return Buffer.from('名称\n样本\n')
  const value = sampleValue(schema)
  if (value === undefined) throw new Error(`No sample is found that ${what} accepts; teach testing/sample-value.ts.`)
  return value
}

const sampledOf = ({ name, endpoint }: One) => ({
  params: sampleOf(endpoint.params, `the path of ${name}`) as object | undefined,
  query: sampleOf(endpoint.query, `the query of ${name}`),
  body: sampleOf(endpoint.body, `the body of ${name}`),
})

/** Made once: making a sample takes longer than a call. */
const samples = new Map(all.map((one) => [one.name, sampledOf(one)]))
/** An input that the endpoint accepts, about the row whose ids are given. */
function inputOf(one: One, ids: Readonly<Record<string, string>>): InputOf<Endpoint> {
  const sampled = samples.get(one.name)
  return { ...sampled, params: sampled?.params && { ...sampled.params, ...ids } }
}

/** The ids that the path names, of rows that `channelId` has. */
async function idsOf(one: One, channelId: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const name of paramsOf(one)) {
    const table = tableOfParam(one.group, name, tables)
    if (table === 'channels') ids[name] = await subChannelOf(channelId)
    else if (table) {
      const { rows } = await database.pool.query(`select id from ${table} where channel_id = $1 order by id limit 1`, [
        channelId,
      ])
      ids[name] = (rows[0] as { id: string }).id
    }
  }
  return ids
}

const noIds = (one: One) => Object.fromEntries(paramsOf(one).map((name) => [name, uuid()]))

/** What an endpoint answers: `ok`, or its problem. */
async function answerOf(
  { endpoint }: One,
  input: InputOf<Endpoint>,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    const options = { baseUrl: '', fetch: server.inject, headers: () => headers }
    await call(endpoint, input, { timeout: 0 }, options)
    return 'ok'
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { code, status } = error
    return { code, status }
  }
}

/** What the cases open, the keys of their calls, and when each was seen, which is written a moment behind an answer. */
const ofCalls = new Set(['sessions', 'idempotency_keys', 'account_sightings'])

/** A digest of all other rows of all tenants. */
async function holdings(): Promise<string> {
  const digests = tables
    .filter((name) => !ofCalls.has(name))
    .map(
      (name) =>
        `select '${name} ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as digest from ${name} t`,
    )
  const { rows } = await database.pool.query<{ digest: string }>(digests.join(' union all '))
  return rows
    .map(({ digest }) => digest)
    .toSorted()
    .join('\n')
}

const forbidden = { code: 'session.forbidden', status: 403 }
const needed = { code: 'session.needed', status: 401 }
const missing = { code: 'request.not_found', status: 404 }
/** What is answered to whoever is not let in to a public page. */
const outside = ({ kind }: Need) => (kind === 'link' ? missing : { code: 'public_session.needed', status: 401 })

const visitors = await visitorsOf(database, channelIdOf('chamberAdmin'))
/** Whoever may make a call: what their path and their headers have to hold. */
const callerOf = async (
  one: One,
): Promise<{ ids: Record<string, string>; headers: Readonly<Record<string, string>> }> => {
  const visitor = visitors.find((each) => isFor(one.endpoint, each))
  if (visitor) return { ids: { ...visitor.params }, headers: visitor.headers }
  const person = people.find((each) => may(one, each)) ?? 'mainAdmin'
  return { ids: await idsOf(one, channelIdOf(person)), headers: await openSession(database, person) }
}

test.each(all)('$name is about rows that the tests know', (one) => {
  const unknown = paramsOf(one).filter((name) => tableOfParam(one.group, name, tables) === undefined)
  expect(unknown, 'name the table of this parameter in testing/table-of-param.ts').toEqual([])
})

describe('refused, and nothing moves', () => {
  test('all of it', async () => {
    const before = await holdings()
    const wrong: string[] = []
    const expect401or403 = async (
      one: One,
      who: string,
      headers: Readonly<Record<string, string>>,
      expected: object,
    ) => {
      const answer = await answerOf(one, inputOf(one, noIds(one)), headers)
      if (JSON.stringify(answer) !== JSON.stringify(expected))
        wrong.push(`${one.name} for ${who}: ${JSON.stringify(answer)}`)
    }
    const expired = { cookie: `icss_session=${expiredSecret}` }
    for (const one of all) {
      if (one.endpoint.needs.kind === 'anyone') continue
      if (isPublicNeed(one.endpoint.needs)) {
        const refused = outside(one.endpoint.needs)
        // Unknown tokens are counted by address.
        await database.pool.query('delete from call_counts')
        await expect401or403(one, 'nobody', {}, refused)
        for (const person of people) await expect401or403(one, person, await sharedSession(person), refused)
        continue
      }
      await expect401or403(one, 'nobody', {}, needed)
      await expect401or403(one, 'an expired session', expired, needed)
      for (const person of people) {
        if (!may(one, person)) {
          await expect401or403(one, person, await sharedSession(person), forbidden)
          continue
        }
        if (one.endpoint.method !== 'GET')
          await expect401or403(
            one,
            `a reading token of ${person}`,
            await sharedSession(person, { readOnly: true }),
            forbidden,
          )
        if (!one.endpoint.always)
          await expect401or403(
            one,
            `a token of ${person} for other calls`,
            await sharedSession(person, { groups: ['none'] }),
            forbidden,
          )
      }
    }
    expect(wrong).toEqual([])
    expect(await holdings()).toBe(before)
  })
})

// Each a test of its own: together they are tens of thousands of calls.
test.each(visitors)(
  'the $by of a page of the kind $kind opens the calls of that kind, and nothing else',
  async (visitor) => {
    const before = await holdings()
    const wrong: string[] = []
    for (const one of all) {
      const { needs } = one.endpoint
      if (needs.kind === 'anyone' || isFor(one.endpoint, visitor)) continue
      const { secret, params, headers } = visitor
      // Links that lead nowhere are counted by address, and there are more here than one may try.
      if (isPublicNeed(needs)) await database.pool.query('delete from call_counts')
      const forms = [
        headers,
        { authorization: `Bearer ${secret}` },
        { authorization: `Bearer icss_${secret}` },
        { cookie: `icss_session=${secret}` },
      ]
      const input = inputOf(one, { ...noIds(one), ...params })
      for (const answer of await Promise.all(forms.map((sent) => answerOf(one, input, sent))))
        if (JSON.stringify(answer) !== JSON.stringify(isPublicNeed(needs) ? outside(needs) : needed))
          wrong.push(`${one.name}: ${JSON.stringify(answer)}`)
    }
    await database.pool.query('delete from call_counts')
    expect(wrong).toEqual([])
    expect(await holdings()).toBe(before)
  },
)

test('a row of another channel, superior or sub-channel is as one that does not exist', async () => {
  const before = await holdings()
  const wrong: string[] = []
  for (const one of all.filter((each) => paramsOf(each).length > 0 && !isProviders(each)))
    for (const person of people.filter((each) => may(one, each))) {
      const own = channelIdOf(person)
      const superior = sessions.get(person)?.channel.superiorChannelId
      const others = new Set([
        channelIdOf('otherMainAdmin'),
        channelIdOf('otherChamberAdmin'),
        await subChannelOf(own),
        ...(superior ? [superior] : []),
      ])
      others.delete(own)
      const headers = await sharedSession(person)
      for (const ids of [
        noIds(one),
        ...(await Promise.all([...others].map((channelId) => idsOf(one, channelId).catch(() => noIds(one))))),
      ]) {
        const answer = await answerOf(one, inputOf(one, ids), headers)
        if (JSON.stringify(answer) !== JSON.stringify(missing))
          wrong.push(`${one.name} for ${person} about ${JSON.stringify(ids)}: ${JSON.stringify(answer)}`)
      }
    }
  expect(wrong).toEqual([])
  expect(await holdings()).toBe(before)
})

test.each(all.filter((one) => paramsOf(one).length > 0))('$name with an id that is none', async (one) => {
  const person = people.find((each) => may(one, each)) ?? 'mainAdmin'
  const { params, headers } = visitors.find((each) => isFor(one.endpoint, each)) ?? {
    params: {},
    headers: await sharedSession(person),
  }
  for (const id of ['x', '0', '%00', `${uuid()}'`, '../companies', 'a'.repeat(150)])
    expect(
      await answerOf(
        one,
        inputOf(one, { ...params, ...Object.fromEntries(paramsOf(one).map((name) => [name, id])) }),
        headers,
      ),
    ).toEqual(missing)
})

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

test.each(all.filter(({ endpoint }) => endpoint.body !== undefined && endpoint.body !== 'stream'))(
  '$name takes no field that it does not name',
  async (one) => {
    const { ids, headers } = await callerOf(one)
    const input = inputOf(one, ids) as { body: Record<string, unknown> }
    const named = new Set([...Object.keys(input.body), ...namesOf(one.endpoint.body as unknown as Shaped)])
    for (const field of ['channelId', 'channel_id', 'id', 'role', 'version', 'addedBy'].filter(
      (each) => !named.has(each),
    )) {
      const body = { ...input.body, [field]: channelIdOf('otherChamberAdmin') }
      expect(await answerOf(one, { ...input, body } as never, headers)).toMatchObject({
        code: 'request.invalid',
      })
    }
  },
)

/** Accounts of a main channel, of a sub-channel and of a chamber: with each flag alone, and with every flag but one. */
const clerks = (['mainAdmin', 'subAdmin', 'chamberAdmin'] as const).flatMap((person) =>
  [true, false].flatMap((held) =>
    flags.map((each) => ({
      person,
      held: flags.map((flag) => (flag === each) === held),
      business: false,
      called: `${held ? 'with' : 'without'} ${each}`,
    })),
  ),
)
const noFlags = flags.map(() => false)
/** Chamber business alone, where there is a chamber and where there is none. */
const businessClerks = (['chamberAdmin', 'mainAdmin'] as const).map((person) => ({
  person,
  held: noFlags,
  business: true,
  called: 'with chamber business',
}))

test('an account with one flag, and one with every flag but one, is refused what it lacks', async () => {
  const before = await holdings()
  const wrong: string[] = []
  let asked = 0
  for (const { person, held, business, called } of [...clerks, ...businessClerks]) {
    const { headers } = await addClerk(database, person, held, { business })
    const session = await server.as(headers).sessions.show()
    const lacking = all.filter(({ endpoint }) => !isPublicNeed(endpoint.needs) && !meets(endpoint.needs, session))
    for (const one of lacking) {
      asked += 1
      const answer = await answerOf(one, inputOf(one, noIds(one)), headers)
      if (JSON.stringify(answer) !== JSON.stringify(forbidden))
        wrong.push(`${one.name} for ${person} ${called}: ${JSON.stringify(answer)}`)
    }
  }
  await database.pool.query(`delete from accounts where name like 'Clerk %'`)
  await database.pool.query(`delete from permission_templates where name like 'Template %'`)
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(clerks.length * 50)
  expect(await holdings()).toBe(before)
})

// Last, since these change and delete; what deletes comes after what does not.
const served = all
  .flatMap((one) => people.filter((person) => may(one, person)).map((person) => ({ ...one, person })))
  .toSorted((a, b) => Number(a.endpoint.method === 'DELETE') - Number(b.endpoint.method === 'DELETE'))

// A run asks for what its kind does beside; each of these is an import of companies.
const mayRow = (one: One, person: Person) =>
  !paramsOf(one).includes('operationId') || meets(contract.companies.import.needs, sessions.get(person))

test('whoever meets the need is let in to the own channel', async () => {
  const wrong: string[] = []
  for (const { person, ...one } of served) {
    const ids = await idsOf(one, channelIdOf(person)).catch(() => undefined)
    if (!ids) continue
    const answer = await answerOf(one, inputOf(one, ids), await openSession(database, person))
    const { code = '', status = 200 } = answer as { code?: string; status?: number }
    const isIn = status !== 401 && code !== forbidden.code
    if (isIn !== mayRow(one, person)) wrong.push(`${one.name} for ${person}: ${code}`)
  }
  expect(wrong).toEqual([])
})

test('an account with chamber business is let in to it, and to no more than it', async () => {
  const { headers } = await addClerk(database, 'chamberAdmin', noFlags, { business: true })
  const session = await server.as(headers).sessions.show()
  const wrong: string[] = []
  const open = all.filter(({ endpoint }) => endpoint.needs.kind === 'business' && meets(endpoint.needs, session))
  for (const one of open) {
    const answer = await answerOf(one, inputOf(one, noIds(one)), headers)
    const { code = '', status = 200 } = answer as { code?: string; status?: number }
    if (status === 401 || code === forbidden.code) wrong.push(`${one.name}: ${code}`)
  }
  expect(wrong).toEqual([])
  expect(open.length).toBeGreaterThan(10)
})
