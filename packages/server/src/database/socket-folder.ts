import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

const LONGEST_SOCKET_PATH = 107

/** A folder, closed to others, for the socket: inside the data folder unless that path is too long for a socket. */
export async function makeSocketFolder(dataFolder: string, port: number): Promise<string> {
  const owner = await lstat(dataFolder)
  const near = join(dataFolder, 'socket')
  const fits = Buffer.byteLength(join(near, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH
  const folder = fits ? near : join(tmpdir(), `icss-${hash(dataFolder)}`)
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const found = await lstat(folder)
  const known = [owner.uid, process.getuid?.() ?? owner.uid]
  if (!found.isDirectory() || !known.includes(found.uid) || (found.mode & 0o077) !== 0)
    throw new StartError(
      `${folder} is in the way of the database's socket: remove it, or shorten the path of ICSS_DATA_DIR.`,
    )
  if (found.uid !== owner.uid) await chown(folder, owner.uid, owner.gid)
  return folder
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
