import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimDataFolder } from './data-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let prepared: string
let data: string
let release: () => Promise<void>
const running: EmbeddedPostgres[] = []

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'icss-postgres-'))
  await (await startEmbeddedPostgres({ dataFolder: prepared })).stop()
})

afterAll(async () => {
  await rm(prepared, { recursive: true, force: true })
})

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'icss-postgres-'))
  release = (await claimDataFolder(data)).release
  await cp(join(prepared, 'cluster'), join(data, 'postgres', 'cluster'), { recursive: true })
})

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  await release()
  await rm(data, { recursive: true, force: true })
})

async function start(folder = join(data, 'postgres')): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder: folder })
  running.push(postgres)
  return postgres
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

async function postmasterOf(postgres: EmbeddedPostgres): Promise<number> {
  return Number((await readFile(join(postgres.dataFolder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Starts PostgreSQL under a process of its own, which the test can kill; that process prints the address. */
function startElsewhere(folder: string) {
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)})
    console.log((await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(folder)} })).url)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

test('starts closed to the network, with checksums and a fixed order of text, and keeps rows', async () => {
  const first = await start()
  await query(first.url, `CREATE TABLE kept AS SELECT unnest(ARRAY['b', 'Z', '中', 'a']) AS name`)
  await first.stop()
  expect(await first.exited).toEqual({ code: 0 })
  const second = await start()
  expect(await query(second.url, 'SELECT name FROM kept ORDER BY name')).toEqual(['Z', 'a', 'b', '中'])
  expect(await query(second.url, `SELECT name COLLATE "zh-x-icu" FROM kept ORDER BY 1`)).toEqual(['中', 'a', 'b', 'Z'])
  expect(
    await query(
      second.url,
      `SELECT current_setting('listen_addresses'), current_setting('data_checksums'), current_setting('fsync')`,
    ),
  ).toEqual(['', 'on', 'on'])
  expect((await stat(join(second.dataFolder, 'cluster', 'icss.password'))).mode & 0o777).toBe(0o600)
})

test('nobody gets in without the password', async () => {
  const postgres = await start()
  const url = new URL(postgres.url)
  url.password = 'guessed'
  await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
})

test('after kill -9 of the server the next start has every committed row', async () => {
  const folder = join(data, 'postgres')
  const server = startElsewhere(folder)
  const [url] = (await once(server.stdout, 'data')) as [Buffer]
  await query(url.toString().trim(), 'CREATE TABLE kept AS SELECT 1 AS x')
  server.kill('SIGKILL')
  const postgres = await start()
  expect(await query(postgres.url, 'SELECT x FROM kept')).toEqual([1])
})

test('a PostgreSQL that is still running from before is ended, never joined by a second one', async () => {
  const left = await start()
  await query(left.url, 'CREATE TABLE kept AS SELECT 1 AS x')
  const postgres = await start()
  expect(await left.exited).toEqual({ code: 0 })
  expect(await query(postgres.url, 'SELECT x FROM kept')).toEqual([1])
})

test('the caller learns that PostgreSQL died, and a start afterwards recovers', async () => {
  const postgres = await start()
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 1 AS x')
  process.kill(await postmasterOf(postgres), 'SIGKILL')
  expect(await postgres.exited).toEqual({ code: null })
  const again = await start()
  expect(await query(again.url, 'SELECT x FROM kept')).toEqual([1])
})

test('a pid file whose number now belongs to another program does not stop the start', async () => {
  const first = await start()
  const file = join(first.dataFolder, 'cluster', 'postmaster.pid')
  const lines = (await readFile(file, 'utf8')).split('\n')
  await first.stop()
  await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'))
  expect(await query((await start()).url, 'SELECT 1')).toEqual([1])
})

test('a first start that was killed half way leaves nothing that the next one trips over', async () => {
  const folder = join(data, 'fresh')
  const server = startElsewhere(folder)
  await expect
    .poll(async () => (await readdir(folder).catch((): string[] => [])).some((name) => /^unfinished-\w+$/.test(name)), {
      interval: 5,
    })
    .toBe(true)
  server.kill('SIGKILL')
  await once(server, 'exit')
  const postgres = await start(folder)
  expect(await query(postgres.url, 'SELECT 1')).toEqual([1])
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'socket'])
})

test('a database of another PostgreSQL release is left alone, and said so', async () => {
  const first = await start()
  await first.stop()
  await writeFile(join(first.dataFolder, 'cluster', 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17, but this release brings PostgreSQL 18/)
})

test('a path too long for a socket gets its socket elsewhere', async () => {
  const folder = join(data, 'a-rather-long-name-'.repeat(6), 'postgres')
  await mkdir(folder, { recursive: true })
  const postgres = await start(folder)
  expect(postgres.socketFolder.startsWith(folder)).toBe(false)
  expect((await stat(postgres.socketFolder)).mode & 0o777).toBe(0o700)
  expect(await query(postgres.url, 'SELECT 1')).toEqual([1])
  await postgres.stop()
  await rm(postgres.socketFolder, { recursive: true })
})
