import { randomBytes } from 'node:crypto'
import { type Stats, existsSync } from 'node:fs'
import { chown, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { type PostgresIdentity, runPostgres } from './postgres-process.ts'

const UNFINISHED = 'unfinished-'
const PASSWORD = 'icss.password'

/** What PostgreSQL keeps on disk: its own folder, and the password of the one user. */
export interface PostgresCluster {
  readonly folder: string
  readonly password: string
}

/** Where the cluster lies in the data folder. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'cluster')
}

/** Opens the cluster in the data folder, or makes one: either it is there complete, or not at all. */
export async function openCluster(
  identity: PostgresIdentity,
  binaries: PostgresBinaries,
  dataFolder: string,
): Promise<PostgresCluster> {
  const folder = clusterFolder(dataFolder)
  await removeUnfinished(dataFolder)
  if (!existsSync(folder)) await createCluster(identity, binaries, dataFolder)
  else await checkVersion(identity, binaries, folder)
  return { folder, password: await readPassword(folder) }
}

async function createCluster(
  identity: PostgresIdentity,
  binaries: PostgresBinaries,
  dataFolder: string,
): Promise<void> {
  const unfinished = join(dataFolder, `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const passwordFile = `${unfinished}.password`
  const access = ['--username=icss', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    await writePassword(passwordFile, password, await stat(dataFolder))
    await runPostgres(identity, binaries.initdb, [`--pgdata=${unfinished}`, ...locale, ...access, '--data-checksums'])
    await runPostgres(
      identity,
      binaries.postgres,
      ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'],
      'CREATE DATABASE icss\n',
    )
    await rename(passwordFile, join(unfinished, PASSWORD))
    await flushFolder(unfinished)
    await rename(unfinished, clusterFolder(dataFolder))
    await flushFolder(dataFolder)
  } catch (error) {
    await removeUnfinished(dataFolder).catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`PostgreSQL could not prepare its data in ${dataFolder}: ${reason}`, { cause: error })
  }
}

async function removeUnfinished(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith(UNFINISHED) || name.startsWith('trial-'))
      await rm(join(dataFolder, name), { recursive: true, force: true, maxRetries: 5 })
}

async function checkVersion(identity: PostgresIdentity, binaries: PostgresBinaries, folder: string): Promise<void> {
  const made = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (made === '')
    throw new StartError(`${folder} is not a PostgreSQL data folder: move it away, or restore it from a backup.`)
  const brought = /\(PostgreSQL\) (\d+)/.exec(await runPostgres(identity, binaries.postgres, ['--version']))?.[1]
  if (made !== brought)
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${made}, but this release brings PostgreSQL ${brought}: start it with the release that made it, or restore an export into a new data folder.`,
    )
}

/** PostgreSQL reads every file in its folder when it recovers, so the password belongs to its user too. */
async function writePassword(file: string, password: string, owner: Stats): Promise<void> {
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true })
  if (process.getuid?.() === 0) await chown(file, owner.uid, owner.gid)
}

async function readPassword(folder: string): Promise<string> {
  const file = join(folder, PASSWORD)
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new StartError(`The password of the database is missing: restore ${file} from a backup.`, { cause: error })
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
