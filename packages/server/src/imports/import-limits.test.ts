import { readdir } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { holdCompany } from '../testing/held-company.ts'
import { finished, importFile } from '../testing/import-file.ts'
import { channelIdOf, type Person } from '../testing/people.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer, type TestServer } from '../testing/test-server.ts'
import type { IncomingMessage } from 'node:http'

let server: TestServer
afterEach(() => server.stop())

const table = (count: number, prefix: string, length = 0) =>
  Buffer.from(
    `企业名称,行业,行业标签\n${Array.from({ length: count }, (_, i) => `${prefix}${i}${'x'.repeat(length)},教育,教育\n`).join('')}`,
  )

const kept = async () =>
  (await readdir(server.objects, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length

test('a file that says it is too large is refused before a byte of it is sent', async () => {
  server = await startTestServer({ runs: false, importFileBytes: 1024 ** 2 })
  const asked = ask(`${server.url}/api/v1/companies/import?fileName=a.csv`, {
    method: 'POST',
    headers: {
      ...server.headersOf('chamberAdmin'),
      origin: server.url,
      'content-type': 'application/octet-stream',
      'content-length': 3 * 1024 ** 2,
    },
  })
  asked.flushHeaders()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve)
    asked.on('error', reject)
  })
  expect(answer.statusCode).toBe(413)
  expect(JSON.parse(await text(answer))).toMatchObject({
    code: 'import.file_too_large',
    params: { size: '3 MB', max: '1 MB' },
  })
  asked.destroy()
  expect(await kept()).toBe(0)
})

async function* endless() {
  for (;;) yield table(1000, '甲')
}

test('one that says nothing of its size is refused as soon as it is too large', async () => {
  server = await startTestServer({ runs: false, importFileBytes: 1024 ** 2 })
  const sent = server
    .as('chamberAdmin')
    .companies.import({ query: { fileName: 'a.csv' }, body: endless() }, { timeout: 0 })
  const refusal = await problemOf(sent).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'import.file_too_large' })
  expect(await kept()).toBe(0)
})

test.each(['csv', 'jsonl'])(
  'of a file with too many rows as %s those within the limit are imported',
  async (format) => {
    server = await startTestServer({ importFileRows: 5000 })
    const chamber = server.as('chamberAdmin')
    const body = (count: number) =>
      format === 'csv'
        ? table(count, '行')
        : Buffer.from(
            Array.from(
              { length: count },
              (_, i) => `{"name":"行${i}","industry":"教育","industryTags":["教育"]}\n`,
            ).join(''),
          )
    expect(await importFile(chamber, body(5001))).toMatchObject({
      status: 'failed',
      good: 5000,
      failure: { code: 'import.too_many_rows', params: { max: 5000 } },
    })
    expect(await importFile(chamber, body(5000))).toMatchObject({ status: 'done', skipped: 5000 })
  },
)

test('a channel has so many runs waiting at a time, and others are not counted with it', async () => {
  server = await startTestServer({ runs: false, channelRuns: 3 })
  const send = (i: number, who: 'chamberAdmin' | 'otherChamberAdmin' = 'chamberAdmin') =>
    server.as(who).companies.import({ query: { fileName: `${i}.csv` }, body: table(3, `${i}号`) })
  const sent = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => send(i)))
  const taken = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(taken).toHaveLength(3)
  expect(await problemOf(send(99))).toMatchObject({ code: 'import.too_many_waiting', params: { max: 3 } })
  expect(await kept()).toBe(3)
  expect(await send(1, 'otherChamberAdmin')).toMatchObject({ status: 'queued' })
  // The same file joins its run.
  const first = sent.findIndex(({ status }) => status === 'fulfilled')
  expect((await send(first)).id).toBe(taken[0]?.id)
  await server.as('chamberAdmin').operations.cancel({ params: { operationId: taken[0]?.id ?? '' } })
  expect(await send(99)).toMatchObject({ status: 'queued' })
})

test('files of a channel that wait have a limit together, for which those of cancelled runs give way', async () => {
  const mb = 1024 ** 2
  server = await startTestServer({ runs: false, importChannelBytes: 3 * mb })
  const chamber = server.as('chamberAdmin')
  const send = (i: number) =>
    chamber.companies.import({ query: { fileName: `${i}.csv` }, body: table(1, `${i}号`, mb - 200) })
  const [first, second] = [await send(1), await send(2), await send(3)]
  expect(await problemOf(send(4))).toMatchObject({ code: 'import.too_much_waiting', params: { max: '3 MB' } })
  expect((await send(2)).id).toBe(second?.id)
  for (const { id } of [first, second]) await chamber.operations.cancel({ params: { operationId: id } })
  expect(await kept()).toBe(3)
  await send(4)
  expect(await kept()).toBe(3)
  const show = (id: string) => chamber.operations.show({ params: { operationId: id } })
  expect([(await show(first.id)).resumable, (await show(second.id)).resumable]).toEqual([false, true])
})

test('of many runs of some channels one of each is taken in turn', async () => {
  server = await startTestServer({ runs: false })
  const queue = (who: Person, name: string) =>
    server.as(who).companies.import({ query: { fileName: name }, body: table(3, name) })
  for (const name of ['a1', 'a2', 'a3', 'a4']) await queue('chamberAdmin', name)
  for (const name of ['b1', 'b2']) await queue('otherChamberAdmin', name)
  // Begun by a server that is gone: it goes on before the second of any channel, too.
  await server.database.system.execute(sql`update operations set status = 'running' where title = 'b1'`)
  const replica = await startReplica(server, { databaseConnections: 4 })
  const ended = async () => (await server.database.pool.query(`select from operations where status = 'done'`)).rowCount
  await expect.poll(ended).toBe(6)
  await replica.stop()
  const { rows } = await server.database.pool.query<{ title: string }>(
    'select title from operations order by started_at',
  )
  expect(rows.map(({ title }) => title)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

test('of two runs of one channel the second gives its place to another channel, and does the rest of its rows later', async () => {
  server = await startTestServer()
  const [chamber, other] = [server.as('chamberAdmin'), server.as('otherChamberAdmin')]
  const count = 40_000
  const hold = (name: string) => holdCompany(server.databaseUrl, channelIdOf('chamberAdmin'), name)
  const [letFirstGo, letSecondGo] = [await hold('前600'), await hold('后600')]
  const send = (prefix: string) =>
    chamber.companies.import({ query: { fileName: `${prefix}.csv` }, body: table(count, prefix) })
  const [first, second] = [await send('前'), await send('后')]
  const begun = async () => (await server.database.pool.query('select from operations where rows_done > 0')).rowCount
  await expect.poll(begun).toBe(2)
  const { id } = await other.companies.import({ query: { fileName: 'one.csv' }, body: table(1, '一行') })
  await letSecondGo()
  const one = await finished(other, id)
  await letFirstGo()
  const done = await finished(chamber, second.id)
  for (const run of [done, await finished(chamber, first.id)])
    expect(run).toMatchObject({ status: 'done', created: count, bad: 0, skipped: 0 })
  expect(Date.parse(one.finishedAt ?? '')).toBeLessThan(Date.parse(done.finishedAt ?? ''))
})

test('of a column that nobody knows no more than a name is kept with the run', async () => {
  server = await startTestServer()
  const chamber = server.as('chamberAdmin')
  const { id, bad } = await importFile(chamber, `企业名称,行业,行业标签,${'x'.repeat(500_000)}\n,教育,教育,甲\n`)
  expect(bad).toBe(1)
  const { headers, items } = await chamber.operations.toCorrect({ params: { operationId: id } })
  expect(headers.map((header) => header.length)).toEqual([4, 2, 4, 200])
  expect(items[0]?.cells).toEqual(['', '教育', '教育', '甲'])
})
