import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { makeFolder } from './make-folder.ts'
import { endLeftovers } from './leftover-postgres.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { clusterFolder, openCluster } from './postgres-cluster.ts'
import { decisiveLine, spawnPostgres } from './postgres-process.ts'
import { chooseIdentity } from './postgres-user.ts'
import { makeSocketFolder } from './socket-folder.ts'

export interface EmbeddedPostgres {
  /** For the `pg` package and for psql: user icss, database icss, through the socket. */
  readonly url: string
  readonly socketFolder: string
  readonly port: number
  readonly dataFolder: string
  /** Settles when PostgreSQL has ended, be it asked to or by itself. */
  readonly exited: Promise<{ code: number | null }>
  /** Ends PostgreSQL in order and waits for it. */
  stop(): Promise<void>
}

const PORT = 5432
const PATIENCE_MS = 20_000

const SETTINGS: Record<string, string> = {
  shared_buffers: '256MB',
  // A bulk run writes some 60 MB a second; who finds no room here waits until what is there is on the disk.
  wal_buffers: '64MB',
  // A new segment is filled by what is written anyway, and recycled from then on.
  wal_init_zero: 'off',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Starts the PostgreSQL that npm installed on a folder of its own, making the database at the first start. It listens
 * on a Unix socket only. Whoever calls this holds the data folder (see claimDataFolder): a PostgreSQL still running
 * there was left behind, and is ended.
 */
export async function startEmbeddedPostgres(options: {
  dataFolder: string
  log?: (line: string) => void
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const dataFolder = resolve(options.dataFolder)
  await makeFolder(dataFolder).catch((cause: Error) => {
    throw new StartError(`The database's folder ${dataFolder} cannot be made: ${cause.message}`, { cause })
  })
  const binaries = await findPostgresBinaries()
  await endLeftovers(clusterFolder(dataFolder), log)
  const identity = await chooseIdentity(binaries, dataFolder)
  const cluster = await openCluster(identity, binaries, dataFolder)
  const socketFolder = await makeSocketFolder(dataFolder, PORT)
  const settings = {
    ...SETTINGS,
    ...options.settings,
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
  }
  const child = spawnPostgres(identity, binaries.postgres, [
    '-D',
    cluster.folder,
    '-p',
    String(PORT),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const exited = new Promise<{ code: number | null }>((resolve) => {
    child.once('error', () => resolve({ code: null }))
    child.once('exit', (code) => resolve({ code }))
  })
  await untilReady(child, cluster.folder, log)
  return {
    url: `postgres://icss:${encodeURIComponent(cluster.password)}@localhost:${PORT}/icss?host=${encodeURIComponent(socketFolder)}`,
    socketFolder,
    port: PORT,
    dataFolder,
    exited,
    stop: () => stop(child, exited),
  }
}

async function untilReady(child: ChildProcess, cluster: string, log: (line: string) => void): Promise<void> {
  const lastLines: string[] = []
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  child.stdin?.end()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        lastLines.push(line)
        if (lastLines.length > 20) lastLines.shift()
        log(line)
      })
  const status = join(cluster, 'postmaster.pid')
  for (;;) {
    const lines = (await readFile(status, 'utf8').catch(() => '')).split('\n')
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      await sleep(50)
      const reason = failure?.message ?? decisiveLine(lastLines.join('\n')) ?? `it ended with ${child.exitCode}`
      throw new StartError(`The database in ${cluster} did not start: ${reason}`)
    }
    await sleep(10)
  }
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal)
    if (await Promise.race([exited.then(() => true), sleep(PATIENCE_MS, false, { ref: false })])) return
  }
}
