import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { migrateDatabase } from '../database/migrate.ts'
import { knownMigrations } from '../database/migrations.ts'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/storage.ts'
import { type BackupHead, type BackupTable, objectsFolder, tablesFolder } from './backup-format.ts'
import { copyInStatement, fingerprintOf, plainText } from './database-tables.ts'
import { keysTable, transientTables } from './left-out-tables.ts'
import { type NeededObjects, neededObjects } from './needed-objects.ts'
import { type Keys, openKeys } from './sealed-keys.ts'
import { readBackup } from './tar-reader.ts'

async function refuseUnlessEmpty(client: Client, storage: Storage): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  if (rows[0]?.tables)
    throw new StartError(
      'The database is not empty, and a restore never overwrites one: name a new data folder in ICSS_DATA_DIR, or an empty database in DATABASE_URL.',
    )
  for await (const { key } of storage.list())
    if (!key.startsWith('health/'))
      throw new StartError('The storage is not empty, and a restore never overwrites one: name an empty one.')
}

/** How many migrations of this release the backup had. */
function levelOf({ migrations, product }: BackupHead): number {
  const known = knownMigrations()
  if (migrations.some((hash, i) => known[i] !== hash))
    throw new StartError(
      `The backup was made by version ${product}, whose database this release does not know: restore it with that version or a newer one.`,
    )
  return migrations.length
}

function given(passphrase: string | undefined): string {
  if (passphrase !== undefined) return passphrase
  throw new StartError(
    'The keys of this backup are sealed: set ICSS_BACKUP_PASSPHRASE_FILE to the passphrase that it was made with, or restore with --new-keys.',
  )
}

/** What is not as it was, for the operator to know before the server starts. */
async function closingReport(
  client: Client,
  needed: NeededObjects,
  { hasKeys, endedLinks }: { readonly hasKeys: boolean; readonly endedLinks: number },
): Promise<string[]> {
  const { rows } = await client.query<{ factors: number; webhooks: number; links: number }>(
    `select (select count(*)::int from second_factors where confirmed_at is not null) as factors,
       (select count(*)::int from webhooks) as webhooks,
       (select count(*)::int from public_links where ends_at is null or ends_at > now()) as links`,
  )
  const { factors = 0, webhooks = 0, links = 0 } = rows[0] ?? {}
  const { count, some } = await needed.missing()
  return [
    ...(count > 0 ? [`Not in the backup, though rows name them (${count} in all): ${some.join(', ')}`] : []),
    'Nobody is logged in: sessions and tokens are in no backup. Everyone logs in again, and tokens are made anew.',
    ...(endedLinks > 0
      ? [
          `Public links are ended, printed codes among them (${endedLinks} in all): turn on those that are wanted again.`,
        ]
      : []),
    ...(links > 0
      ? [
          `Public links that were turned off or renewed since the backup lead on again (of all ${links} that are open): look through them (icss links list).`,
        ]
      : []),
    ...(hasKeys
      ? ['The keys are as they were.']
      : [
          'The keys are new: signed links that were given open nothing more, and lives have other addresses to push to.',
          `Webhooks are signed with another secret than their receivers know: make them anew (there are ${webhooks}).`,
          `Apps of second factors have another key (accounts that have one: ${factors}). Log in with a recovery code, turn it off and add it anew; whoever has none asks the provider (icss platform reset-second-factor).`,
        ]),
  ]
}

/** Answers how many were open. */
async function endLinks(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    'update public_links set ends_at = now() where ends_at is null or ends_at > now()',
  )
  return rowCount ?? 0
}

/** Puts the rows of one table after another into the database. */
class TableLoader {
  readonly #client: Client
  readonly #tables: ReadonlyMap<string, BackupTable>
  #table: BackupTable | undefined
  #copy: CopyStreamQuery | undefined
  #failure: StartError | undefined
  #written: () => void = () => {}

  constructor(client: Client, { tables }: BackupHead) {
    this.#client = client
    this.#tables = new Map(tables.map((table) => [table.name, table]))
  }

  async add(name: string, content: Readable): Promise<void> {
    const table = this.#tables.get(name)
    if (!table) throw new StartError(`The backup is damaged: nothing is known of the table ${name}.`)
    if (this.#table !== table) {
      await this.end()
      this.#table = table
      this.#copy = this.#client.query(copyFrom(copyInStatement(table)))
      this.#copy.on('error', (cause) => {
        this.#failure ??= new StartError(`The rows of ${name} cannot be restored: ${cause.message}.`, { cause })
        this.#written()
      })
    }
    const copy = this.#copy
    if (!copy) return
    const rows = content.pipe(createGunzip())
    content.on('error', (error) => rows.destroy(error))
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      if (this.#failure) throw this.#failure
      // One at a time: what the stream holds back would be written even after the database has given up.
      await new Promise<void>((resolve) => {
        this.#written = resolve
        copy.write(chunk, () => resolve())
      })
    }
  }

  /** Breaks a table off, so that the connection can be used again. */
  abort(): void {
    if (!this.#failure) this.#copy?.destroy(new Error('The restore was broken off.'))
  }

  async end(): Promise<void> {
    if (!this.#copy) return
    this.#copy.end()
    await finished(this.#copy).catch((error: unknown) => {
      throw this.#failure ?? error
    })
    this.#copy = undefined
    // The next one can only be broken off when the connection has taken it, which it does at once when it is free.
    await this.#client.query('select')
  }
}

/**
 * Takes away what would be kept up row by row, foreign keys and indexes, and answers the statements that bring it back:
 * at once is faster, and tables may point at each other.
 */
async function openTables(client: Client): Promise<readonly string[]> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisprimary and not c.relispartition
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')`)
  for (const { drop } of [...keys, ...indexes]) await client.query(drop)
  return [...indexes, ...keys].map(({ add }) => add)
}

/**
 * Restores a backup into an empty database and an empty storage: the schema as the backup had it, its rows in one
 * transaction, then the migrations since. What was restored is compared with what was backed up, row hashes included.
 */
export async function restoreBackup(parts: {
  url: string
  storage: Storage
  input: Readable
  /** Opens the keys that were sealed with it. */
  passphrase?: string | undefined
  /** Leaves sealed keys alone, so that the server makes new ones. */
  newKeys?: boolean
  /** Leaves public links open, those too that were turned off since the backup, which no backup knows. */
  keepLinks?: boolean
  say?: (line: string) => void
}): Promise<BackupHead> {
  const { url, storage, input, passphrase, newKeys = false, keepLinks = false, say = () => {} } = parts
  const client = new Client({ connectionString: url, application_name: 'icss-restore' })
  client.on('error', () => {})
  await client.connect()
  const stored: string[] = []
  let loader: TableLoader | undefined
  let closing: readonly string[] = []
  let isMigrated = false
  let keys: Keys | undefined
  try {
    await refuseUnlessEmpty(client, storage)
    const { head } = await readBackup(input, {
      async head(head) {
        const level = levelOf(head)
        if (head.keys && !newKeys) keys = await openKeys(head.keys, given(passphrase), head.at)
        await migrateDatabase(url, { level })
        isMigrated = true
        await client.query('begin')
        await client.query(plainText)
        closing = await openTables(client)
        // What migrations put into an empty database is in the backup as well.
        for (const { name } of head.tables) await client.query(`delete from "${name}"`)
        loader = new TableLoader(client, head)
      },
      async member(name, content) {
        if (name.startsWith(tablesFolder)) await loader?.add(name.split('/')[1] ?? '', content)
        else if (name.startsWith(objectsFolder)) {
          await loader?.end()
          const key = name.slice(objectsFolder.length)
          stored.push(key)
          await storage.put(key, content)
        } else throw new StartError(`The backup is damaged: ${name} is not known.`)
      },
    })
    await loader?.end()
    for (const table of head.tables) {
      const { rows, fingerprint } = await fingerprintOf(client, table)
      if (rows !== table.rows || fingerprint !== table.fingerprint)
        throw new StartError(`The rows of ${table.name} are not those that were backed up.`)
      if (rows > 0) say(`${table.name}: ${rows} rows, all as they were`)
    }
    // A backup of the first format holds sessions and keys as they were.
    for (const name of transientTables)
      if (head.tables.some((table) => table.name === name)) await client.query(`delete from "${name}"`)
    for (const [name, secret] of Object.entries(keys ?? {}))
      await client.query(`insert into ${keysTable} (name, secret) values ($1, $2)`, [name, secret])
    for (const { name, value } of head.sequences) await client.query('select setval($1, $2)', [`"${name}"`, value])
    await client.query("set local maintenance_work_mem = '256MB'")
    for (const definition of closing) await client.query(definition)
    await client.query('commit')
    await client.query('analyze')
    await migrateDatabase(url)
    const endedLinks = keepLinks ? 0 : await endLinks(client)
    const needed = await neededObjects(client)
    await needed.note()
    for (const key of stored) await needed.found(key)
    const hasKeys = head.format === 1 || keys !== undefined
    for (const line of await closingReport(client, needed, { hasKeys, endedLinks })) say(line)
    return head
  } catch (error) {
    loader?.abort()
    await client.query('rollback').catch(() => {})
    for (const key of stored) await storage.delete(key).catch(() => {})
    if (isMigrated)
      await client
        .query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
        .catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}
