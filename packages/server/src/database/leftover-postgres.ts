import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readdir, readlink, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

const PATIENCE_MS = 30_000

/**
 * Ends what a killed server left behind on this cluster, so that two PostgreSQL never work on one folder, and removes
 * a `postmaster.pid` whose process id now belongs to another program. Only for whoever holds the data folder.
 */
export async function endLeftovers(cluster: string, log: (line: string) => void): Promise<void> {
  let pids = await postgresOn(cluster)
  if (pids.length > 0) {
    log(`Stopping the PostgreSQL that an earlier run left behind (process ${pids.join(', ')})`)
    const postmaster = await pidInFile(cluster)
    // The postmaster ends its processes in the right order; asked by themselves, some would go too early.
    for (const pid of pids.includes(postmaster) ? [postmaster] : pids) signal(pid, 'SIGINT')
    const start = Date.now()
    let asked: NodeJS.Signals = 'SIGINT'
    while ((pids = await postgresOn(cluster)).length > 0) {
      const waited = Date.now() - start
      if (waited > PATIENCE_MS + 5000)
        throw new StartError(
          `PostgreSQL process ${pids.join(', ')} of an earlier run does not stop: end it, then start again.`,
        )
      if (waited > PATIENCE_MS && asked === 'SIGINT') {
        asked = 'SIGQUIT'
        for (const pid of pids) signal(pid, asked)
      }
      await sleep(20)
    }
  }
  await removeStalePidFile(cluster)
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

async function removeStalePidFile(cluster: string): Promise<void> {
  const pid = await pidInFile(cluster)
  if (pid > 0 && signal(pid, 0)) await rm(pidFile(cluster), { force: true })
}

/** The postmaster on this cluster and, where the system lets us see it, server processes that outlived theirs. */
async function postgresOn(cluster: string): Promise<number[]> {
  const candidates = existsSync('/proc/self/cmdline') ? await numericEntries('/proc') : [await pidInFile(cluster)]
  const found = await Promise.all(
    candidates.map(async (pid) => (pid > 0 && (await isPostgresOn(pid, cluster)) ? pid : 0)),
  )
  return found.filter((pid) => pid > 0)
}

async function numericEntries(folder: string): Promise<number[]> {
  return (await readdir(folder)).map(Number).filter((pid) => pid > 0 && pid !== process.pid)
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The postmaster that the cluster itself names, which may be gone; 0 when it names none. */
async function pidInFile(cluster: string): Promise<number> {
  return Number((await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')[0])
}

async function isPostgresOn(pid: number, cluster: string): Promise<boolean> {
  if (!existsSync('/proc/self/cmdline')) return commandLine(pid).includes(cluster)
  const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  const program = args[0] ?? ''
  if (basename(program) === 'postgres' && args[args.indexOf('-D') + 1] === cluster) return true
  if (!program.startsWith('postgres: ')) return false
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
}

function commandLine(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
