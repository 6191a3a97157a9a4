import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { localStorage } from '../storage/local-storage.ts'
import { s3Storage } from '../storage/s3-storage.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { importFile } from '../testing/import-file.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tablesOf } from './database-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { keysTable, transientTables } from './left-out-tables.ts'
import { readBackup } from './tar-reader.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'icss-backup-'))
const server = await startTestServer()
const file = join(folder, 'backup.tar')
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Every row of every table, as text, in an order of its own. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const all: Record<string, string[]> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
      all[name] = rows.map(({ row }) => row)
    }
    return all
  })

/** All rows but those that a restore brings not back. */
const withoutTransient = (rows: Record<string, string[]>) => ({
  ...rows,
  ...Object.fromEntries([...transientTables, keysTable].map((name) => [name, []])),
})

const indexes = (url: string) =>
  withClient(url, (client) =>
    client.query(`select indexdef from pg_indexes where schemaname = 'public' order by indexname`),
  )

const objects = {
  'imports/empty': Buffer.alloc(0),
  'videos/a-1.mp4': Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251)),
}

/** An empty database and an empty storage. */
async function emptyPlace() {
  const database = await createTestDatabase({ empty: true })
  const place = await mkdtemp(join(tmpdir(), 'icss-restore-'))
  onTestFinished(async () => {
    await database.drop()
    await rm(place, { recursive: true })
  })
  return { url: database.url, storage: localStorage(place) }
}

const restoreFrom = async (path: string, place: Awaited<ReturnType<typeof emptyPlace>>) =>
  restoreBackup({ ...place, input: createReadStream(path) })

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: unknown) => String(error),
  )

test('a backup of a running server is restored row by row and object by object', async () => {
  const lines = Array.from({ length: 3000 }, (_, i) => `公司${i},教育,教育`).join('\n')
  await importFile(server.as('chamberAdmin'), `企业名称,行业,行业标签\n${lines}\n坏行,,\n`)
  const name = 'back\\slash \\N and 龘𠮷🎉'
  const introduction = 'a\nline, a\ttab, \\. and \r\n"quotes"'
  const body = { name, introduction, industry: '教育', industryTags: ['教育', '软件'] }
  await server.as('chamberAdmin').companies.create({ body })
  const storage = localStorage(server.objects)
  for (const [key, content] of Object.entries(objects)) await storage.put(key, Readable.from([content]))
  const backUp = () =>
    withClient(server.databaseUrl, (client) => writeBackup({ client, storage, output: createWriteStream(file) }))
  let before = await rowsOf(server.databaseUrl)
  let { head } = await backUp()
  // A running server writes at times of its own; what it held while a backup was taken is known only when it did not.
  for (let after = await rowsOf(server.databaseUrl); !isDeepStrictEqual(before, after);) {
    before = after
    ;({ head } = await backUp())
    after = await rowsOf(server.databaseUrl)
  }
  expect(head.tables.find((table) => table.name === 'companies')?.rows).toBe(before.companies?.length)
  expect((await readBackup(createReadStream(file))).manifest.objects).toBe(2)

  const place = await emptyPlace()
  await restoreFrom(file, place)
  expect(await rowsOf(place.url)).toEqual(withoutTransient(before))
  for (const [key, content] of Object.entries(objects))
    expect((await buffer(await place.storage.read(key))).equals(content)).toBe(true)
  expect((await indexes(place.url)).rows).toEqual((await indexes(server.databaseUrl)).rows)
  expect(await refusalOf(restoreFrom(file, place))).toContain('The database is not empty')
})

test('a backup of a bucket is restored into another bucket; what is half uploaded stays out of it', async () => {
  const s3 = await startS3Server()
  onTestFinished(() => s3.stop())
  const { accessKeyId, secretAccessKey, bucket } = s3.settings
  const client = new S3Client({
    ...s3.settings,
    endpoint: s3.settings.endpoint ?? '',
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  })
  await client.send(new CreateBucketCommand({ Bucket: 'restored' }))
  client.destroy()
  const from = s3Storage({ ...s3.settings, bucket })
  const to = s3Storage({ ...s3.settings, bucket: 'restored' })
  // Longer than a part of a multipart upload.
  const all = { ...objects, 'videos/long.mp4': Buffer.alloc(9 * 1024 * 1024 + 3, 'icss') }
  for (const [key, content] of Object.entries(all)) await from.put(key, Readable.from([content]))
  const half = { offset: 0, state: {}, content: Readable.from([Buffer.alloc(10 * 1024 * 1024)]), isWhole: () => false }
  await from.append('videos/half.mp4', half)
  const before = await rowsOf(server.databaseUrl)
  const path = join(folder, 'bucket.tar')
  await withClient(server.databaseUrl, (pg) =>
    writeBackup({ client: pg, storage: from, output: createWriteStream(path) }),
  )
  const { url } = await emptyPlace()
  await restoreFrom(path, { url, storage: to })
  expect(await rowsOf(url)).toEqual(withoutTransient(before))
  const found: string[] = []
  for await (const { key } of to.list()) found.push(key)
  expect(found.toSorted()).toEqual(Object.keys(all).toSorted())
  for (const [key, content] of Object.entries(all))
    expect((await buffer(await to.read(key))).equals(content)).toBe(true)
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000)],
  [
    'changed in one byte of an object',
    (bytes: Buffer) => {
      const changed = Buffer.from(bytes)
      const at = changed.indexOf('videos/a-1.mp4') + 1000
      changed[at] = (changed[at] ?? 0) ^ 1
      return changed
    },
  ],
  [
    'changed in one byte of the rows',
    (bytes: Buffer) => {
      const changed = Buffer.from(bytes)
      const at = changed.indexOf('tables/companies/') + 2000
      changed[at] = (changed[at] ?? 0) ^ 1
      return changed
    },
  ],
  ['without its beginning', (bytes: Buffer) => bytes.subarray(512)],
  ['something else', () => Buffer.from('企业名称,行业\n')],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s is refused, and leaves nothing behind', async (kind, change) => {
  const bad = join(folder, `${kind}.tar`)
  await writeFile(bad, change(await readFile(file)))
  for (const read of [readBackup, verifyBackup])
    expect(await refusalOf(read(createReadStream(bad)))).toMatch(
      /^StartError: (The backup is damaged|This is no backup)/,
    )
  const place = await emptyPlace()
  expect(await refusalOf(restoreFrom(bad, place))).toMatch(/^StartError: /)
  expect(await rowsOf(place.url)).toEqual({})
  for await (const { key } of place.storage.list()) expect.fail(`${key} was left`)
})

test('a backup of a newer release is refused', async () => {
  await server.database.system.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', 9999999999999)`,
  )
  const newer = join(folder, 'newer.tar')
  await withClient(server.databaseUrl, (client) =>
    writeBackup({ client, storage: localStorage(server.objects), output: createWriteStream(newer) }),
  )
  expect(await refusalOf(restoreFrom(newer, await emptyPlace()))).toContain(
    'restore it with that version or a newer one',
  )
})
