import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import type { BackupHead } from '../backups/backup-format.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { verifyBackup } from '../backups/verify-backup.ts'
import { writeBackup } from '../backups/write-backup.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openCommandDatabase } from './command-database.ts'

type Say = (line: string) => void

const isFolder = async (path: string) =>
  path.endsWith('/') || ((await stat(path).catch(() => undefined))?.isDirectory() ?? false)

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '')

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Backs up into `path`: a new file, or a folder that gets a file named by the time. The file appears when it is whole. */
export async function backup(config: Config, path: string, say: Say): Promise<string> {
  const file = resolve((await isFolder(path)) ? join(path, `icss-${stamp()}.tar`) : path)
  if (await stat(file).catch(() => undefined)) throw new StartError(`${file} is there already: name a new file.`)
  await mkdir(dirname(file), { recursive: true })
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`)
  const database = await openCommandDatabase(config)
  const client = new Client({ connectionString: database.url, application_name: 'icss-backup' })
  try {
    await client.connect()
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true })
    const { manifest } = await writeBackup({
      client,
      storage: await openStorage(config),
      output,
      passphrase: config.backupPassphrase,
      say,
    })
    await rename(unfinished, file)
    const folder = await open(dirname(file), 'r')
    await folder.sync().finally(() => folder.close())
    say(`${manifest.objects} objects; ${megabytes(manifest.bytes)} in all`)
    if (config.backupPassphrase === undefined)
      say('Without the keys of the server, since ICSS_BACKUP_PASSPHRASE is not set: a restore makes new ones.')
    return file
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.end().catch(() => {})
    await database.close()
  }
}

const opened = async (file: string) => {
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new StartError(`There is no file ${file}.`)
  return createReadStream(file, { highWaterMark: 1024 * 1024 })
}

const keysOf = ({ format, keys }: BackupHead) =>
  format === 1 ? 'the keys as they are' : keys ? 'the keys, sealed' : 'no keys'

/** Reads all of a backup and checks every byte of it, and that the passphrase opens its keys where one is set. */
export async function verify(config: Config, file: string, say: Say): Promise<void> {
  const { head, manifest } = await verifyBackup(await opened(file), config.backupPassphrase)
  const rows = head.tables.reduce((sum, one) => sum + one.rows, 0)
  say(
    `Whole: version ${head.product} at ${head.at}, ${rows} rows, ${manifest.objects} objects, ${keysOf(head)}, ${megabytes(manifest.bytes)}`,
  )
}

/** Restores a backup into an empty database and an empty storage. */
export async function restore(
  config: Config,
  file: string,
  say: Say,
  { newKeys = false, keepLinks = false }: { newKeys?: boolean; keepLinks?: boolean } = {},
): Promise<void> {
  const input = await opened(file)
  const database = await openCommandDatabase(config, { alone: true, create: true })
  try {
    await restoreBackup({
      url: database.url,
      storage: await openStorage(config),
      input,
      passphrase: config.backupPassphrase,
      newKeys,
      keepLinks,
      say,
    })
  } finally {
    input.destroy()
    await database.close()
  }
}
