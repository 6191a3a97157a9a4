import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Whether the lock is there; taken by a process that has died, it is not. */
function isHeld(lock: string): boolean {
  let holder: number
  try {
    holder = Number(readFileSync(lock, 'utf8'))
  } catch {
    return false
  }
  // Without a number in it, somebody is just taking it.
  if (holder === 0 || isAlive(holder)) return true
  unlink(lock)
  return false
}

function unlink(lock: string): void {
  try {
    unlinkSync(lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Milliseconds after which nobody still holds a lock: what is done under one takes a few. */
const patience = 5000

const pause = new Int32Array(new SharedArrayBuffer(4))

function take(lock: string): void {
  for (const since = performance.now(); ;) {
    try {
      const file = openSync(lock, 'wx', 0o600)
      writeSync(file, String(process.pid))
      closeSync(file)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (!isHeld(lock)) continue
    if (performance.now() - since > patience) unlink(lock)
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
    unlink(lock)
  }
}
