import { chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { makeFolder } from './make-folder.ts'

const LOCK = 'icss.lock'
const HOLDER = 'icss.pid'
const SQLITE_BUSY = 5

/** Whether `claimDataFolder` has taken this folder for the back office, now or at an earlier start. */
export async function isDataFolder(folder: string): Promise<boolean> {
  return (await readdir(folder).catch((): string[] => [])).includes(LOCK)
}

/**
 * Takes the data folder for this process, creating it with mode 0700 when it is missing. Throws a StartError when the
 * folder cannot be written, holds somebody else's files, or is still in use by another process after a short wait: a
 * server whose `npm start` was killed a moment ago is just ending in order.
 */
export async function claimDataFolder(
  folder: string,
  { patienceMs = 3000 }: { patienceMs?: number } = {},
): Promise<{ release(): Promise<void> }> {
  await openFolder(folder)
  const lock = await takeLock(folder, patienceMs)
  const holder = join(folder, HOLDER)
  try {
    await writeFile(holder, `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    lock.close()
    throw unwritable(folder, error)
  }
  return {
    async release() {
      if (!lock.isOpen) return
      await rm(holder, { force: true })
      lock.close()
    },
  }
}

async function openFolder(folder: string): Promise<void> {
  let names: string[]
  try {
    await makeFolder(folder)
    names = await readdir(folder)
  } catch (error) {
    throw unwritable(folder, error)
  }
  const foreign = names.filter((name) => name !== 'lost+found')
  if (foreign.length > 0 && !foreign.includes(LOCK) && !foreign.includes('postgres'))
    throw new StartError(
      `The data folder ${folder} already holds other files: name an empty or a new folder in ICSS_DATA_DIR.`,
    )
  try {
    await chmod(folder, 0o700)
  } catch (error) {
    throw unwritable(folder, error)
  }
}

/** The kernel drops this lock with its process, however that ends; a process id in a file could belong to another. */
async function takeLock(folder: string, patienceMs: number): Promise<DatabaseSync> {
  const start = Date.now()
  do {
    const lock = await tryLock(folder)
    if (lock) return lock
    await sleep(50)
  } while (Date.now() - start < patienceMs)
  const holder = (await readFile(join(folder, HOLDER), 'utf8').catch(() => '')).trim()
  throw new StartError(
    `Data folder in use by ${holder === '' ? 'another process' : `process ${holder}`}: ${folder}. Stop that one first, or name another folder in ICSS_DATA_DIR.`,
  )
}

async function tryLock(folder: string): Promise<DatabaseSync | undefined> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, LOCK))
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    await chmod(join(folder, LOCK), 0o600)
    return lock
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw unwritable(folder, error)
  }
}

function unwritable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    `The data folder ${folder} cannot be written (${reason}): make it writable for this user, or name another folder in ICSS_DATA_DIR.`,
    { cause: error },
  )
}
