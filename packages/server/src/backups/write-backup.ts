import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import packageJson from '../../package.json' with { type: 'json' }
import { appliedMigrations } from '../database/migrations.ts'
import { serverVersion } from '../database/server-version.ts'
import type { Storage } from '../storage/storage.ts'
import {
  type BackupHead,
  type BackupManifest,
  headName,
  objectsFolder,
  partBytes,
  tablesFolder,
} from './backup-format.ts'
import { copyOutStatement, fingerprintOf, plainText, sequencesOf, tablesOf } from './database-tables.ts'
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

/**
 * Writes all rows as of one moment, then all objects. Objects are never changed once they are whole, so that those of
 * the moment are among those listed afterwards; one that was deleted in between belongs to a row that is deleted too.
 */
export async function writeBackup(parts: {
  client: Client
  storage: Storage
  output: Writable
  say?: (line: string) => void
}): Promise<WrittenBackup> {
  const { client, storage, output, say = () => {} } = parts
  await client.query('begin isolation level repeatable read read only')
  await client.query(plainText)
  const tables: BackupHead['tables'] = []
  for (const table of await tablesOf(client)) tables.push({ ...table, ...(await fingerprintOf(client, table)) })
  const head: BackupHead = {
    format: 1,
    product: packageJson.version,
    at: new Date().toISOString(),
    postgres: Math.floor((await serverVersion(client)) / 10_000),
    migrations: await appliedMigrations(client),
    tables,
    sequences: await sequencesOf(client),
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
  for await (const { key, bytes } of storage.list()) {
    if (key.startsWith('health/')) continue
    const content = await storage.read(key).catch(() => undefined)
    if (content) await tar.addStream(objectsFolder + key, bytes, content)
  }
  return { head, manifest: await tar.finish() }
}
