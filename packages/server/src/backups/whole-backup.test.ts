import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { backup } from '../command/backup.command.ts'
import { readConfig } from '../config.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import { localStorage } from '../storage/local-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { type BackupHead, headName } from './backup-format.ts'
import { copyOutStatement, fingerprintOf, plainText, tablesOf } from './database-tables.ts'
import { transientTables } from './left-out-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { readBackup } from './tar-reader.ts'
import { TarWriter } from './tar-writer.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'icss-whole-'))
const server = await startTestServer({ runs: false })
const storage = localStorage(server.objects)
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})
const passphrase = 'correct horse battery staple'

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  return work(client).finally(() => client.end())
}

const fileOf = () => join(folder, `${uuid()}.tar`)

const backUp = async (parts: { storage?: Storage; passphrase?: string } = {}): Promise<string> => {
  const file = fileOf()
  await withClient(server.databaseUrl, (client) =>
    writeBackup({ client, storage, output: createWriteStream(file), ...parts }),
  )
  return file
}

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: unknown) => String(error),
  )

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

const rowsIn = async (url: string, sql: string) => (await withClient(url, (client) => client.query(sql))).rows

const tableCount = async (url: string) =>
  (await rowsIn(url, `select count(*)::int as n from pg_tables where schemaname in ('public', 'drizzle')`))[0]

async function restored(file: string, given: { passphrase?: string; newKeys?: boolean; keepLinks?: boolean } = {}) {
  const place = await emptyPlace()
  const said: string[] = []
  await restoreBackup({ ...place, input: createReadStream(file), say: (line) => said.push(line), ...given })
  return { ...place, said: said.join('\n') }
}

/** A backup with another head and other members, which is whole in itself. */
async function repacked(
  file: string,
  {
    head,
    member = () => true,
    more,
  }: {
    head?: (head: BackupHead) => unknown
    member?: (name: string) => boolean
    more?: (tar: TarWriter) => Promise<void>
  },
): Promise<string> {
  const path = fileOf()
  const tar = new TarWriter(createWriteStream(path))
  await readBackup(createReadStream(file), {
    head: async (was) => tar.add(headName, Buffer.from(JSON.stringify(head?.(was) ?? was))),
    async member(name, content) {
      const bytes = await buffer(content)
      if (!member(name)) return
      if (name.startsWith('objects/')) await tar.addStream(name, bytes.length, Readable.from([bytes]))
      else await tar.add(name, bytes)
    },
  })
  await more?.(tar)
  await tar.finish()
  return path
}

async function addUpload(key: string, content?: string): Promise<void> {
  await server.database.pool.query(
    `insert into uploads (channel_id, id, account_id, status, prefix, key, bytes, stored, expires_at)
     values ($1, $2, $3, 'done', '', $4, 3, 3, now())`,
    [channelIdOf('mainAdmin'), uuid(), accountIdOf('mainAdmin'), key],
  )
  if (content !== undefined) await storage.put(key, Readable.from([Buffer.from(content)]))
}

async function* brokenOff() {
  yield Buffer.from('a')
  throw new Error('EIO: i/o error')
}

describe('an object', () => {
  test('that cannot be read is named, and there is no backup', async () => {
    await addUpload('images/good.png', 'abc')
    await addUpload('images/bad.png', 'abc')
    const failing: Record<string, (key: string) => Promise<Readable>> = {
      'at once': () => Promise.reject(new Error('EIO: i/o error')),
      'half way': async () => Readable.from(brokenOff()),
      'before its end': async () => Readable.from([Buffer.from('ab')]),
    }
    for (const read of Object.values(failing)) {
      const faulty = { ...storage, read: (key: string) => (key.includes('bad') ? read(key) : storage.read(key)) }
      expect(await refusalOf(backUp({ storage: faulty }))).toMatch(
        /^StartError: The object images\/bad\.png cannot be read \(.*\), so this is no backup\.$/,
      )
    }
  })

  test('that is missing though a row names it is named as well; the command leaves no file', async () => {
    await addUpload('images/lost.png')
    const missing = 'The storage lacks an object of uploaded files, so this is no backup: images/lost.png.'
    expect(await refusalOf(backUp())).toBe(`StartError: ${missing}`)
    const data = await mkdtemp(join(tmpdir(), 'icss-data-'))
    const kept = await mkdtemp(join(tmpdir(), 'icss-kept-'))
    onTestFinished(async () => {
      await rm(data, { recursive: true })
      await rm(kept, { recursive: true })
    })
    const config = readConfig({ ICSS_DATA_DIR: data, DATABASE_URL: server.databaseUrl })
    expect(await refusalOf(backup(config, kept, () => {}))).toContain('images/')
    expect(await readdir(kept)).toEqual([])
    await server.database.pool.query(`delete from uploads where key = 'images/lost.png'`)
  })

  test('that was deleted with its row while the backup was made is none that was needed', async () => {
    await addUpload('images/going.png', 'abc')
    const leaving: Storage = {
      ...storage,
      async read(key) {
        if (key === 'images/going.png') {
          await server.database.pool.query('delete from uploads where key = $1', [key])
          await storage.delete(key)
        }
        return storage.read(key)
      },
    }
    expect((await verifyBackup(createReadStream(await backUp({ storage: leaving })))).manifest.objects).toBe(2)
  })

  test('that rows name and an older backup lacks is named by the restore', async () => {
    const file = await repacked(await backUp(), { member: (name) => !name.endsWith('good.png') })
    expect((await restored(file)).said).toContain(
      'Not in the backup, though rows name them (1 in all): images/good.png',
    )
  })
})

describe('sessions and tokens', () => {
  test('are in no backup, nor are counts and answers: what was revoked since stays revoked', async () => {
    const { token } = await server
      .as('mainAdmin')
      .sessions.createToken({ body: { name: 'leaked', days: 1, readOnly: false } })
    expect(token).toBeTruthy()
    await server.as({}).sessions.adminLogin({ body: { accountNumber: '999999', password: 'x' } })
    const file = await backUp()
    const { head } = await verifyBackup(createReadStream(file))
    expect(head.tables.filter(({ name }) => [...transientTables, 'server_secrets'].includes(name))).toEqual([])
    const { url, said } = await restored(file)
    for (const name of transientTables) expect(await rowsIn(url, `select * from ${name}`)).toEqual([])
    expect(said).toContain('Everyone logs in again, and tokens are made anew.')
  })

  test('of a backup of the first format stay out too; its keys are restored', async () => {
    await serverSecret(server, 'object-links')
    const names = new Set([...transientTables, 'server_secrets'])
    const parts = await withClient(server.databaseUrl, async (client) => {
      await client.query('begin')
      await client.query(plainText)
      const tables = (await tablesOf(client)).filter(({ name }) => names.has(name))
      const found = []
      for (const table of tables) {
        const rows = await buffer(client.query(copyTo(copyOutStatement(table))))
        found.push({ ...table, ...(await fingerprintOf(client, table)), content: await promisify(gzip)(rows) })
      }
      return found
    })
    expect(parts.find(({ name }) => name === 'sessions')?.rows).toBeGreaterThan(0)
    const file = await repacked(await backUp(), {
      head: (head) => ({
        ...head,
        keys: undefined,
        format: 1,
        tables: [...head.tables, ...parts.map(({ content: __, ...table }) => table)],
      }),
      more: async (tar) => {
        for (const { name, content } of parts) await tar.add(`tables/${name}/00001.copy.gz`, content)
      },
    })
    const { url, said } = await restored(file)
    for (const name of transientTables) expect(await rowsIn(url, `select * from ${name}`)).toEqual([])
    expect(await rowsIn(url, 'select name, secret from server_secrets order by 1')).toEqual(
      await rowsIn(server.databaseUrl, 'select name, secret from server_secrets order by 1'),
    )
    expect(said).toContain('The keys are as they were.')
  })

  test('of a format that is newer than this release are refused with the version to use', async () => {
    const file = await repacked(await backUp(), { head: (head) => ({ ...head, format: 3, product: '9.0.0' }) })
    const wanted = 'The backup was made by version 9.0.0: read it with that version or a newer one.'
    expect(await refusalOf(verifyBackup(createReadStream(file)))).toContain(wanted)
  })
})

const secretsIn = (url: string) => rowsIn(url, 'select name, secret from server_secrets order by 1')

describe('the keys of the server', () => {
  test('are sealed with the passphrase, and come back by it alone', async () => {
    const secret = await serverSecret(server, 'second-factors')
    const file = await backUp({ passphrase })
    expect((await readFile(file)).includes(secret)).toBe(false)
    const { head } = await verifyBackup(createReadStream(file), passphrase)
    expect(head.keys).toMatchObject({ kdf: 'scrypt', N: 131_072, r: 8, p: 1, cipher: 'aes-256-gcm' })
    const { url, said } = await restored(file, { passphrase })
    expect(await secretsIn(url)).toEqual(await secretsIn(server.databaseUrl))
    expect(said).toContain('The keys are as they were.')
    expect(await refusalOf(verifyBackup(createReadStream(file), 'another passphrase'))).toContain('does not open')
  })

  test.each([
    ['a wrong passphrase', { passphrase: 'another passphrase' }, 'The passphrase does not open the keys'],
    ['no passphrase', {}, 'The keys of this backup are sealed: set ICSS_BACKUP_PASSPHRASE_FILE'],
  ])('with %s nothing is restored', async (_, given, sentence) => {
    const file = await backUp({ passphrase })
    const place = await emptyPlace()
    expect(await refusalOf(restoreBackup({ ...place, input: createReadStream(file), ...given }))).toContain(sentence)
    expect(await tableCount(place.url)).toEqual({ n: 0 })
    for await (const { key } of place.storage.list()) expect.fail(`${key} was left`)
  })

  test('do not open when the head says another time, or costs beyond measure', async () => {
    const file = await backUp({ passphrase })
    const moved = await repacked(file, { head: (head) => ({ ...head, at: '2020-01-01T00:00:00.000Z' }) })
    expect(await refusalOf(verifyBackup(createReadStream(moved), passphrase))).toContain('does not open')
    const costly = await repacked(file, { head: (head) => ({ ...head, keys: { ...head.keys, N: 2 ** 30 } }) })
    expect(await refusalOf(verifyBackup(createReadStream(costly), passphrase))).toContain('damaged')
  })

  test.each([
    ['without a passphrase', {}, {}],
    ['with keys that nobody can open', { passphrase }, { newKeys: true }],
  ])('are new after a restore of a backup %s; second factors stay, by their recovery codes', async (_, made, given) => {
    await serverSecret(server, 'second-factors')
    await server.database.pool.query(
      `insert into second_factors (channel_id, account_id, enrolment, confirmed_at, recovery_hashes)
       values ($1, $2, gen_random_uuid(), now(), '{a,b}') on conflict do nothing`,
      [channelIdOf('provider'), accountIdOf('provider')],
    )
    const { url, said } = await restored(await backUp(made), given)
    expect(await secretsIn(url)).toEqual([])
    expect(await rowsIn(url, 'select recovery_hashes as codes from second_factors')).toEqual([{ codes: ['a', 'b'] }])
    expect(said).toContain('The keys are new: signed links that were given open nothing more')
    expect(said).toContain('accounts that have one: 1). Log in with a recovery code')
  })
})

test('public links are ended by a restore, which says so, unless they are to be kept', async () => {
  await server.database.pool.query(
    `insert into public_links (channel_id, id, kind, thing_id, hash, sealed) values ($1, $2, 'notice', $2, $3, '')`,
    [channelIdOf('mainAdmin'), uuid(), 'of a backup'],
  )
  const file = await backUp()
  const open = 'select count(*)::int as n from public_links where ends_at is null'
  const ended = await restored(file)
  expect(await rowsIn(ended.url, open)).toEqual([{ n: 0 }])
  expect(ended.said).toContain('Public links are ended, printed codes among them (1 in all)')
  const kept = await restored(file, { keepLinks: true })
  expect(await rowsIn(kept.url, open)).toEqual([{ n: 1 }])
  expect(kept.said).toContain('lead on again (of all 1 that are open)')
})

test('a backup that lacks rows is found by verify, and leaves nothing behind', async () => {
  const file = await repacked(await backUp(), { member: (name) => !name.startsWith('tables/accounts/') })
  expect(await refusalOf(verifyBackup(createReadStream(file)))).toMatch(/damaged: accounts has 0 rows, and had \d+\.$/)
  const place = await emptyPlace()
  expect(await refusalOf(restoreBackup({ ...place, input: createReadStream(file) }))).toContain('accounts')
  expect(await tableCount(place.url)).toEqual({ n: 0 })
})
