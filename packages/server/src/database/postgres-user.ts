import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, lchown, lstat, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import { isDataFolder } from './data-folder.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { type PostgresIdentity, runPostgres } from './postgres-process.ts'

interface Owner {
  readonly uid: number
  readonly gid: number
}

interface Way extends PostgresIdentity {
  readonly name: string
  /** Who must own the data; absent where nothing may or need be changed. */
  readonly owner?: Owner
}

/**
 * Finds a way to run PostgreSQL, which refuses to run as root, and hands the data over to the user that it runs as.
 * Each way is tried with the real program and the real folder, because what stops it (closed folders, user namespaces
 * or capabilities taken away) cannot be told beforehand.
 */
export async function chooseIdentity(binaries: PostgresBinaries, dataFolder: string): Promise<PostgresIdentity> {
  const failures: string[] = []
  for (const way of await possibleWays()) {
    try {
      await handOver(dataFolder, way.owner)
      await tryOut(way, binaries, dataFolder)
      await handOverContents(dataFolder, way.owner)
      return endsWithParent(way)
    } catch (error) {
      failures.push(`${way.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const advice =
    process.getuid?.() === 0
      ? 'start it as an ordinary user, move it out of folders that only root may enter, or name your own PostgreSQL in DATABASE_URL'
      : 'run npm ci, or name your own PostgreSQL in DATABASE_URL'
  throw new StartError(`The bundled PostgreSQL cannot run here: ${advice}. (${failures.join('; ')})`)
}

async function possibleWays(): Promise<Way[]> {
  const uid = process.getuid?.()
  if (uid === undefined) return [{ name: 'as this user', prefix: [] }]
  const known = await knownUsers()
  const stranger = known.get('postgres') ?? known.get('nobody') ?? { uid: 65534, gid: 65534 }
  const { uid: toUid, gid: toGid } = stranger
  const namespace = ['unshare', '--user', `--map-user=${toUid}`, `--map-group=${toGid}`, '--']
  if (uid !== 0) {
    const direct = { name: 'as this user', prefix: [] }
    const mapped = { name: 'in a user namespace', prefix: namespace }
    // initdb insists on a name for its user, which a container that picks any user id lacks.
    return process.platform !== 'linux' || [...known.values()].some((user) => user.uid === uid)
      ? [direct]
      : [mapped, direct]
  }
  const setpriv = (capability: string) => [
    'setpriv',
    `--reuid=${toUid}`,
    `--regid=${toGid}`,
    '--clear-groups',
    // Without it access(2), which PostgreSQL asks about its own program, does not count the capability.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--',
  ]
  return [
    { name: `as user ${toUid}`, prefix: [], switchTo: stranger, owner: stranger },
    { name: 'in a user namespace', prefix: namespace, owner: { uid: 0, gid: 0 } },
    ...['dac_read_search', 'dac_override'].map((capability) => ({
      name: `as user ${toUid} with ${capability}`,
      prefix: setpriv(capability),
      owner: stranger,
    })),
  ]
}

async function knownUsers(): Promise<Map<string, Owner>> {
  const users = new Map<string, Owner>()
  for (const line of (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return users
}

/** Only the way in: the folder itself, and the claimed data folder around it, which nobody but its owner may enter. */
async function handOver(dataFolder: string, owner: Owner | undefined): Promise<void> {
  if (!owner) return
  const around = dirname(dataFolder)
  if (await isDataFolder(around)) await chown(around, owner.uid, owner.gid)
  await chown(dataFolder, owner.uid, owner.gid)
}

async function handOverContents(folder: string, owner: Owner | undefined): Promise<void> {
  if (!owner) return
  for (const name of await readdir(folder)) await handOverTree(join(folder, name), owner)
}

/** A folder changes hands after its contents, so that one interrupted half way is done again at the next start. */
async function handOverTree(path: string, owner: Owner): Promise<void> {
  const found = await lstat(path)
  if (found.uid === owner.uid && found.gid === owner.gid) return
  if (found.isDirectory()) for (const name of await readdir(path)) await handOverTree(join(path, name), owner)
  await lchown(path, owner.uid, owner.gid)
}

async function tryOut(way: Way, binaries: PostgresBinaries, dataFolder: string): Promise<void> {
  const trial = await mkdtemp(join(dataFolder, 'trial-'))
  try {
    if (way.owner) await chown(trial, way.owner.uid, way.owner.gid)
    const words = ['-c', '"$1" --version && : > "$2/written"', 'sh', binaries.postgres, trial]
    const output = await runPostgres(way, '/bin/sh', words)
    if (output.includes('invalid binary')) throw new Error(output.trim())
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

/** Where the kernel offers it, PostgreSQL shuts down in order as soon as the server is killed. */
function endsWithParent(way: Way): PostgresIdentity {
  if (process.platform !== 'linux' || !existsSync('/proc/self')) return way
  try {
    execFileSync('setpriv', ['--pdeathsig=INT', '--', 'true'], { stdio: 'ignore' })
  } catch {
    return way
  }
  return { ...way, prefix: [...way.prefix, 'setpriv', '--pdeathsig=INT', '--'] }
}
