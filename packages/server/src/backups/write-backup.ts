import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import packageJson from '../../package.json' with { type: 'json' }
import { appliedMigrations } from '../database/migrations.ts'
import { serverVersion } from '../database/server-version.ts'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/storage.ts'
import {
  type BackupHead,
  type BackupManifest,
  headName,
  newestFormat,
  objectsFolder,
  partBytes,
  tablesFolder,
} from './backup-format.ts'
import { copyOutStatement, fingerprintOf, plainText, sequencesOf, tablesOf } from './database-tables.ts'
import { keysTable, transientTables } from './left-out-tables.ts'
import { type NeededObjects, neededObjects } from './needed-objects.ts'
import { type Keys, sealKeys } from './sealed-keys.ts'
import { TarWriter } from './tar-writer.ts'

const compress = promisify(gzip)
const newline = 0x0a

/** Cuts COPY text into parts of whole rows. In that text a line's end inside a value is written as `\n`. */
async function* partsOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows) {
    chunks.push(chunk)
    bytes += chunk.length
    const end = bytes >= partBytes ? chunk.lastIndexOf(newline) + 1 : 0
    if (end === 0) continue
    chunks[chunks.length - 1] = chunk.subarray(0, end)
    yield Buffer.concat(chunks)
    chunks = [chunk.subarray(end)]
    bytes = chunk.length - end
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}

export interface WrittenBackup {
  readonly head: BackupHead
  readonly manifest: BackupManifest
}

const isKept = ({ name }: { readonly name: string }) => name !== keysTable && !transientTables.includes(name)

const keysOf = async (client: Client): Promise<Keys> => {
  const { rows } = await client.query<{ name: string; secret: string }>(`select name, secret from ${keysTable}`)
  return Object.fromEntries(rows.map(({ name, secret }) => [name, secret]))
}

/**
 * Writes all objects of the storage. Throws `StartError` naming one that cannot be read. One that was deleted since it was
 * listed is none that was needed.
 */
async function writeObjects(tar: TarWriter, storage: Storage, needed: NeededObjects): Promise<void> {
  for await (const { key, bytes } of storage.list()) {
    if (key.startsWith('health/')) continue
    const content = await storage.read(key).catch(async (cause: unknown) => {
      if (await isListed(storage, key)) throw unreadable(key, cause)
    })
    if (!content) continue
    await tar.addStream(objectsFolder + key, bytes, content).catch((cause: unknown) => {
      throw content.errored || isShort(cause) ? unreadable(key, cause) : cause
    })
    await needed.found(key)
  }
}

const unreadable = (key: string, cause: unknown) =>
  new StartError(`The object ${key} cannot be read (${(cause as Error).message}), so this is no backup.`, { cause })

/** Whether an object has ended before, or goes on behind, the length that it was listed with. */
const isShort = (cause: unknown) => /size mismatch/i.test((cause as Error).message)

async function isListed(storage: Storage, key: string): Promise<boolean> {
  for await (const one of storage.list()) if (one.key === key) return true
  return false
}

/**
 * Writes all rows as of one moment, then all objects. Objects are never changed once they are whole, so that those of
 * the moment are among those listed afterwards; one that was deleted in between belongs to a row that is deleted too.
 * Throws `StartError` naming what cannot be read, or is missing.
 */
export async function writeBackup(parts: {
  client: Client
  storage: Storage
  output: Writable
  /** Seals the server's keys; without one they are left out. */
  passphrase?: string | undefined
  say?: (line: string) => void
}): Promise<WrittenBackup> {
  const { client, storage, output, passphrase, say = () => {} } = parts
  const needed = await neededObjects(client)
  await client.query('begin isolation level repeatable read read only')
  await client.query(plainText)
  await needed.note()
  const at = new Date().toISOString()
  const tables: BackupHead['tables'] = []
  for (const table of (await tablesOf(client)).filter(isKept))
    tables.push({ ...table, ...(await fingerprintOf(client, table)) })
  const head: BackupHead = {
    format: newestFormat,
    product: packageJson.version,
    at,
    postgres: Math.floor((await serverVersion(client)) / 10_000),
    migrations: await appliedMigrations(client),
    tables,
    sequences: await sequencesOf(client),
    keys: passphrase === undefined ? null : await sealKeys(await keysOf(client), passphrase, at),
  }
  const tar = new TarWriter(output)
  await tar.add(headName, Buffer.from(`${JSON.stringify(head, null, 2)}\n`))
  for (const table of tables) {
    let part = 0
    for await (const rows of partsOf(client.query(copyTo(copyOutStatement(table))))) {
      part += 1
      const name = `${tablesFolder}${table.name}/${String(part).padStart(5, '0')}.copy.gz`
      await tar.add(name, await compress(rows, { level: 1 }))
    }
    if (table.rows > 0) say(`${table.name}: ${table.rows} rows`)
  }
  await client.query('commit')
  await writeObjects(tar, storage, needed)
  await needed.refuseMissing()
  return { head, manifest: await tar.finish() }
}
