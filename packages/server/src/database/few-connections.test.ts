import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { problemErrorOf } from '../http/problems.ts'
import { factorKeys } from '../second-factors/prove-code.ts'
import { secondFactors } from '../second-factors/second-factors.tables.ts'
import { codeOf, stepAt } from '../second-factors/totp.ts'
import { finished } from '../testing/import-file.ts'
import { accountIdOf, channelIdOf, numberOf, passwordOf, type Person } from '../testing/people.ts'
import { codeOf as faultOf } from '../testing/problem-of.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { Database } from './database.ts'
import { apart, unhurriedly } from './paced-pool.ts'

let server: TestServer
afterEach(() => server.stop())

/** Gives everybody a second factor, without the server having seen its secret yet; answers their codes. */
async function enrolled(...people: Person[]): Promise<(person: Person) => string> {
  const database = new Database(server.databaseUrl, { connections: 1 })
  onTestFinished(() => database.close())
  const keyOf = await factorKeys({ database })
  const enrolments = new Map(people.map((person) => [person, uuid()]))
  for (const [person, enrolment] of enrolments)
    await database.system.insert(secondFactors).values({
      channelId: channelIdOf(person),
      accountId: accountIdOf(person),
      enrolment,
      confirmedAt: new Date(),
    })
  return (person) => codeOf(keyOf(enrolments.get(person) ?? ''), stepAt(Date.now()))
}

const rows = (count: number) =>
  Buffer.from(`企业名称,行业,行业标签\n${Array.from({ length: count }, (_, i) => `公司${i},教育,教育\n`).join('')}`)

describe.each([4, 5])('with %i connections', (databaseConnections) => {
  test('two dry runs and logins with second factors at the same time all come to their end', async () => {
    server = await startTestServer({ databaseConnections })
    const people = ['mainAdmin', 'subAdmin', 'chamberAdmin', 'otherChamberAdmin', 'otherMainAdmin', 'clerk'] as const
    const code = await enrolled(...people)
    const chambers = [server.as('chamberAdmin'), server.as('otherChamberAdmin')]
    const runs = await Promise.all(
      chambers.map((client) =>
        client.companies.import({ query: { fileName: 'a.csv', dryRun: true }, body: rows(9_000) }, { timeout: 0 }),
      ),
    )
    const ended = Promise.all(chambers.map((client, i) => finished(client, runs[i]?.id ?? '')))
    const logins = await Promise.all(
      people.map(async (person) => {
        const body = { accountNumber: numberOf(person), password: passwordOf, code: code(person) }
        const { success } = await server.as({}).sessions.adminLogin({ body })
        // And whoever is logged in goes on working beside the runs.
        const over = ended.then(() => true)
        const ask = () =>
          server
            .as(person)
            .operations.list()
            .then(() => false)
        while (!(await Promise.race([over, ask()])));
        return success
      }),
    )
    expect(logins).toEqual(people.map(() => 0))
    for (const run of await ended) expect(run).toMatchObject({ status: 'done', good: 9_000 })
    expect(server.log()).not.toMatch(/second connection|timeout exceeded/)
  })
})

test('whoever gets no connection is told so after a while, and the next one is served', async () => {
  server = await startTestServer({ runs: false, databaseConnections: 4, wait: 1000 })
  const { pool } = server.database
  const held = await Promise.all([pool.connect(), pool.connect()])
  expect(await faultOf(server.as('mainAdmin').sessions.show())).toBe('server.unavailable')
  for (const client of held) client.release()
  expect(await server.as('mainAdmin').sessions.show()).toMatchObject({ account: { number: numberOf('mainAdmin') } })
})

test('a statement has little time where somebody waits for it, and more in what nobody waits for', async () => {
  server = await startTestServer({ runs: false, databaseConnections: 3 })
  const { database } = server
  const limits = async () => {
    const { rows: found } = await database.system.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    return found[0]
  }
  expect(await limits()).toEqual({ statement: '1min', idle: '1min' })
  expect(await unhurriedly(limits)).toEqual({ statement: '1h', idle: '10min' })
  expect(await limits()).toEqual({ statement: '1min', idle: '1min' })
  const slow = database.tenant(channelIdOf('mainAdmin'), async (db) => {
    await db.execute(sql`set local statement_timeout = 50`)
    await db.execute(sql`select pg_sleep(10)`)
  })
  const late: unknown = await slow.catch((error: unknown) => error)
  expect(problemErrorOf(late, '')).toMatchObject({ code: 'server.unavailable' })
})

test('a transaction that asks for a second connection is refused it, before it could wait for ever', async () => {
  server = await startTestServer({ runs: false })
  const { database } = server
  const channelId = channelIdOf('mainAdmin')
  const nested = () => database.system.execute(sql`select 1`)
  await expect(database.tenant(channelId, nested)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('second connection') },
  })
  expect((await database.tenant(channelId, () => apart(nested))).rowCount).toBe(1)
  expect(
    (await database.tenant(channelId, () => database.aside(channelId, (db) => db.execute(sql`select 1`)))).rowCount,
  ).toBe(1)
  const isOver = Promise.withResolvers<void>()
  let later: Promise<unknown> | undefined
  await database.tenant(channelId, async () => {
    later = isOver.promise.then(nested)
  })
  isOver.resolve()
  expect(await later).toMatchObject({ rowCount: 1 })
})
