import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder with all that is missing above it, for this user only. Node's own recursive mkdir never ends where the
 * system says of a folder to be made that it does not exist, as below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 })
  try {
    await make()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isThere = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (isThere) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make()
  }
}
