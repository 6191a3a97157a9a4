import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, expect, test } from 'vitest'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import { Database } from '../database/database.ts'
import { sessionCookie } from '../sessions/session-secret.ts'
import { testClient } from '../testing/test-client.ts'
import { addFiles } from '../testing/add-files.ts'
import { builtServer } from '../testing/built-server.ts'
import { holdCompany } from '../testing/held-company.ts'
import { exportOf, finished } from '../testing/import-file.ts'
import { channelIdOf, type Person, secretOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { problemCode } from '../testing/tus-client.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { swollenXlsx } from '../testing/xlsx-file.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url, { connections: 2 })
const folder = await mkdtemp(join(tmpdir(), 'icss-killed-'))
const main = await builtServer()
const children: ReturnType<typeof spawn>[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
  }
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

const headers = (person: Person = 'chamberAdmin') => ({ cookie: `${sessionCookie}=${secretOf(person)}` })

/** The server as `npm start` runs it, in a process that can be killed; `prefix` is a command to run it under, `flags` are Node's. */
async function startProcess(dataFolder = folder, prefix: readonly string[] = [], flags: readonly string[] = []) {
  const [command = '', ...args] = [...prefix, process.execPath, ...flags, main]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ICSS_DATA_DIR: dataFolder, DATABASE_URL: testDatabase.url, PORT: '0', ICSS_DEMO: '0' },
  })
  children.push(child)
  const lines: string[] = []
  child.stderr.on('data', (text: Buffer) => lines.push(text.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ICSS back office: (http:\/\/[^/]+)\//.exec(line)?.[1]
    if (!url) continue
    const as = (person: Person) => testClient(url, () => headers(person))
    return { child, url, as, client: as('chamberAdmin') }
  }
  throw new Error(`The server did not start: ${lines.join('')}`)
}

// A first batch of a file has 500 rows, those behind it 4,000.

const rowsOf = (count: number, prefix: string) =>
  `企业名称,行业,行业标签\n${Array.from({ length: count }, (_, i) => `${i % 100 === 7 ? '' : prefix + i},教育,教育\n`).join('')}`

const hold = (name: string) => holdCompany(testDatabase.url, channelIdOf('chamberAdmin'), name)

test('a server killed in the middle of an import, again and again, does every row once', async () => {
  const count = 13_000
  // Each time it stands still behind a batch that is done, however fast it is.
  const heldRows = [600, 4600, 8600]
  let letGo = await hold(`公司${heldRows[0]}`)
  let { child, client } = await startProcess()
  const { id } = await client.companies.import({
    query: { fileName: 'a.csv' },
    body: Buffer.from(rowsOf(count, '公司')),
  })
  const done = async () => {
    const { rows } = await database.pool.query('select rows_done from operations where id = $1', [id])
    return Number(rows[0].rows_done)
  }
  let before = 0
  for (const [at] of heldRows.entries()) {
    await expect.poll(done, { interval: 5 }).toBeGreaterThan(before)
    child.kill('SIGKILL')
    await once(child, 'exit')
    before = await done()
    const next = heldRows[at + 1]
    const letNextGo = next === undefined ? () => Promise.resolve() : await hold(`公司${next}`)
    await letGo()
    letGo = letNextGo
    const again = await startProcess()
    ;({ child, client } = again)
  }
  expect(before).toBeLessThan(count)
  const operation = await finished(client, id)
  expect(operation).toMatchObject({ status: 'done', rows: count, good: 12_870, created: 12_870, bad: 130, skipped: 0 })
  const names = await database.pool.query(
    'select count(*)::int as rows, count(distinct name)::int as names from companies',
  )
  expect(names.rows).toEqual([{ rows: 12_870, names: 12_870 }])
  const rejected = await database.pool.query('select count(*)::int as n from rejected_rows where operation_id = $1', [
    id,
  ])
  expect(rejected.rows).toEqual([{ n: 130 }])
  expect((await exportOf(client, 'jsonl')).split('\n')).toHaveLength(12_871)
})

test('killed in the middle of an import that changes files, no two rows mean the same one', async () => {
  const count = 5_000
  await addFiles(database, 'chamberAdmin', '同名', count)
  const rows = Array.from({ length: count }, (_, i) => `同名,pdf,第${i}\n`)
  const body = Buffer.from(`名称,类型,发布人\n${rows.join('')}`)
  const first = await startProcess()
  const { id } = await first.client.files.import({ query: { fileName: 'f.csv' }, body })
  const done = async () => {
    const { rows: found } = await database.pool.query('select rows_done from operations where id = $1', [id])
    return Number(found[0].rows_done)
  }
  await expect.poll(done, { interval: 5 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect(await done()).toBeLessThan(count)
  const { client } = await startProcess()
  const counts = { status: 'done', rows: count, bad: 0 }
  expect(await finished(client, id)).toMatchObject({ ...counts, updated: count, skipped: 0 })
  const publishers = await database.pool.query('select count(distinct publisher)::int as n from files')
  expect(publishers.rows).toEqual([{ n: count }])
  const again = await client.files.import({ query: { fileName: 'g.csv' }, body })
  expect(await finished(client, again.id)).toMatchObject({ ...counts, updated: 0, skipped: count })
})

test.each([
  ['dryRun', 0],
  ['atomic', 4_950],
] as const)('killed in the middle of a run that is all or nothing: %s', async (option, created) => {
  await database.pool.query('truncate companies cascade')
  const body = Buffer.from(rowsOf(5_000, '甲').replaceAll(/\n,教育,教育/g, ''))
  const first = await startProcess()
  const { id } = await first.client.companies.import({ query: { fileName: 'b.csv', [option]: true }, body })
  const progress = () => database.pool.query('select rows_done from operations where id = $1', [id])
  await expect.poll(async () => Number((await progress()).rows[0].rows_done), { interval: 5 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const { client } = await startProcess()
  expect(await finished(client, id)).toMatchObject({
    status: 'done',
    rows: 4_950,
    good: 4_950,
    created: 4_950,
    bad: 0,
  })
  const { rows } = await database.pool.query('select count(*)::int as n from companies')
  expect(rows).toEqual([{ n: created }])
})

test('a server that is asked to end stops at the end of a batch, and the next one goes on', async () => {
  await database.pool.query('truncate companies cascade')
  const first = await startProcess()
  const body = Buffer.from(rowsOf(13_000, '乙'))
  const { id } = await first.client.companies.import({ query: { fileName: 'c.csv' }, body })
  const progress = () => database.pool.query('select rows_done, status from operations where id = $1', [id])
  await expect.poll(async () => Number((await progress()).rows[0].rows_done), { interval: 5 }).toBeGreaterThan(0)
  first.child.kill('SIGTERM')
  expect(await once(first.child, 'exit')).toEqual([0, null])
  expect((await progress()).rows[0]).toMatchObject({ status: 'running' })
  const { client } = await startProcess()
  expect(await finished(client, id)).toMatchObject({ status: 'done', rows: 13_000, created: 12_870, skipped: 0 })
})

test('a text of 10 MB that many cells name is refused, and the server lives on in 512 MB', async () => {
  await database.pool.query('truncate companies cascade')
  const { url, as, client } = await startProcess(folder, [], ['--max-old-space-size=512'])
  const body = await swollenXlsx()
  expect(body.length).toBeLessThan(20_000)
  const imports = Array.from({ length: 4 }, (_, i) =>
    client.companies.import({ query: { fileName: `${i}.xlsx`, dryRun: i % 2 === 0, atomic: i > 1 }, body }),
  )
  const plans = Array.from({ length: 12 }, () => codeOf(as('mainAdmin').permissions.readTable({ body })))
  const good = await client.companies.import({
    query: { fileName: 'good.csv' },
    body: Buffer.from(rowsOf(5, '好')),
  })
  const fault = { code: 'import.cell_too_long', params: { line: 1, column: 1, max: 1_000_000 } }
  for (const { id } of await Promise.all(imports))
    expect(await finished(client, id)).toMatchObject({ status: 'failed', failure: fault })
  expect(new Set(await Promise.all(plans))).toEqual(new Set([fault.code]))
  expect(await finished(client, good.id)).toMatchObject({ status: 'done', created: 5 })
  expect((await fetch(new URL('/livez', url))).status).toBe(200)
})

const attempts = async (id: string): Promise<[string, number]> => {
  const { rows } = await database.pool.query('select attempts, status from operations where id = $1', [id])
  return [rows[0].status, Number(rows[0].attempts)]
}

test('a run that takes its process along twice is not begun again until somebody resumes it', async () => {
  await database.pool.query('truncate companies cascade')
  const letGo = await hold('亡0')
  let server = await startProcess()
  const body = Buffer.from(rowsOf(50, '亡'))
  const { id } = await server.client.companies.import({ query: { fileName: 'd.csv' }, body })
  for (const deaths of [1, 2]) {
    await expect.poll(() => attempts(id)).toEqual(['running', deaths])
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    server = await startProcess()
  }
  const failed = await finished(server.client, id)
  expect(failed).toMatchObject({ status: 'failed', resumable: true, failure: { code: 'operation.died', params: {} } })
  await letGo()
  await server.client.operations.resume({ params: { operationId: id } })
  expect(await finished(server.client, id)).toMatchObject({ status: 'done', created: 49 })
})

test('a run that is stopped with its server, or loses the database, counts no death', async () => {
  await database.pool.query('truncate companies cascade')
  const letGo = await hold('停0')
  let server = await startProcess()
  const body = Buffer.from(rowsOf(50, '停'))
  const { id } = await server.client.companies.import({ query: { fileName: 'e.csv' }, body })
  await expect.poll(() => attempts(id)).toEqual(['running', 1])
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'icss' and state <> 'idle' and wait_event_type = 'Lock'`
  // Each is taken up once more by the process that lost it.
  for (let lost = 0; lost < 3; lost += 1) {
    await expect.poll(async () => (await database.pool.query(others)).rowCount).toBeGreaterThan(0)
    await expect.poll(() => attempts(id)).toEqual(['running', 1])
  }
  await letGo()
  expect(await finished(server.client, id)).toMatchObject({ status: 'done', created: 49 })
  const more = await server.client.companies.import({
    query: { fileName: 'f.csv' },
    body: Buffer.from(rowsOf(9_000, '续')),
  })
  for (let stops = 0; stops < 3; stops += 1) {
    await expect.poll(() => attempts(more.id), { interval: 5 }).toEqual(['running', 1])
    server.child.kill('SIGTERM')
    expect(await once(server.child, 'exit')).toEqual([0, null])
    const [status, count] = await attempts(more.id)
    server = await startProcess()
    if (status === 'done') break
    expect(count).toBe(0)
  }
  expect(await finished(server.client, more.id)).toMatchObject({ status: 'done', skipped: 0 })
})

// Root may mount in a namespace of its own; others may where the system lets them be root of one.
const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount']

test.skipIf(process.platform !== 'linux')(
  'a disk that is full is said so, and leaves no part of a file',
  async ({ skip }) => {
    const dataFolder = join(folder, 'small')
    const script = 'mkdir -p "$0" && mount -t tmpfs -o size=2m,mode=700 tmpfs "$0" && exec "$@"'
    const started = await startProcess(dataFolder, ['unshare', ...namespace, 'sh', '-c', script, dataFolder]).catch(
      (error: Error) => error,
    )
    if (started instanceof Error) {
      skip(`no mount namespace may be made here: ${started.message}`)
      return
    }
    const { client, child, url } = started
    const body = Buffer.from(rowsOf(200_000, '满'))
    expect(await codeOf(client.companies.import({ query: { fileName: 'full.csv' }, body }))).toBe('server.disk_full')
    const left = await readdir(`/proc/${child.pid}/root${dataFolder}/objects`, { recursive: true, withFileTypes: true })
    expect(left.filter((one) => one.isFile())).toEqual([])
    const { uptoken } = await client.uploads.uptoken({ body: { channelId: channelIdOf('chamberAdmin') } })
    const upload = await fetch(url + uploadsPath, {
      method: 'POST',
      headers: {
        ...headers(),
        'tus-resumable': tusVersion,
        [tokenHeader]: uptoken,
        'content-type': pieceType,
        'upload-length': String(body.length),
        'upload-metadata': metadataHeader({ slot: 'cloudFile', filename: 'full.bin' }),
      },
      body,
    })
    expect(await problemCode(upload)).toEqual([507, 'server.disk_full'])
    const address = upload.headers.get('location') ?? ''
    const gone = await fetch(url + address, {
      method: 'DELETE',
      headers: { ...headers(), 'tus-resumable': tusVersion },
    })
    expect(gone.status).toBe(204)
    const small = await client.companies.import({
      query: { fileName: 'small.csv' },
      body: Buffer.from(rowsOf(5, '小')),
    })
    expect(await finished(client, small.id)).toMatchObject({ status: 'done', created: 5 })
  },
)
