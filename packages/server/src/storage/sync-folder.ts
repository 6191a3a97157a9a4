import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const running = new Map<string, Promise<void>>()
const upcoming = new Map<string, Promise<void>>()

/**
 * Makes the names in a folder survive a power cut. Whoever asks while one sync is under way, which may not see their
 * name any more, shares the next.
 */
export function syncFolder(folder: string): Promise<void> {
  const known = upcoming.get(folder)
  if (known) return known
  const begin = () => {
    upcoming.delete(folder)
    const work = sync(folder).finally(() => {
      if (running.get(folder) === work) running.delete(folder)
    })
    running.set(folder, work)
    return work
  }
  const next = running.get(folder)?.then(begin, begin) ?? begin()
  if (running.get(folder) !== next) upcoming.set(folder, next)
  return next
}
