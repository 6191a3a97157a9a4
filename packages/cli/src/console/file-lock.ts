import { closeSync, fstatSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code

interface Held {
  /** Which lock it is among all that ever were at this path. */
  readonly id: string
  /** 0 while somebody is just taking it. */
  readonly holder: number
}

/** The lock that is there; none when it is free. */
function look(lock: string): Held | undefined {
  let file: number
  try {
    file = openSync(lock, 'r')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    const { ino, birthtimeMs } = fstatSync(file)
    const holder = Number(readFileSync(file, 'utf8')) || 0
    return { id: `${ino} ${birthtimeMs}`, holder }
  } finally {
    closeSync(file)
  }
}

function unlink(lock: string): void {
  try {
    unlinkSync(lock)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

/**
 * Removes a lock whose holder is gone. Of those who saw that, one at a time looks again, so that none removes the lock
 * that the next one has by then.
 */
const clear = (lock: string, { id, holder }: Held): void =>
  whileLocked(lock, () => {
    const now = look(lock)
    if (now?.id === id && now.holder === holder) unlink(lock)
  })

/** Milliseconds after which nobody still holds a lock: what is done under one takes a few. */
const patience = 5000

const pause = new Int32Array(new SharedArrayBuffer(4))

function take(lock: string): void {
  let seen: { readonly id: string; readonly since: number } | undefined
  for (;;) {
    try {
      const file = openSync(lock, 'wx', 0o600)
      writeSync(file, String(process.pid))
      closeSync(file)
      return
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const held = look(lock)
    if (!held) continue
    if (seen?.id !== held.id) seen = { id: held.id, since: performance.now() }
    const isDead = held.holder !== 0 && !isAlive(held.holder)
    if (isDead || performance.now() - seen.since > patience) clear(lock, held)
    else Atomics.wait(pause, 0, 0, 1)
  }
}

/** Does what changes `path` while no other process does: it has to be short, since the others wait for it. */
export function whileLocked<T>(path: string, work: () => T): T {
  const lock = `${path}.lock`
  take(lock)
  try {
    return work()
  } finally {
    // Whoever was too long about it has lost it to another.
    if (look(lock)?.holder === process.pid) unlink(lock)
  }
}
