import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type LocalFile, localFile } from './local-file.ts'

/** Keeps what comes by stdin in a file that only its owner can read, so that it can be sent again; gone when disposed of. */
export async function spoolStdin(): Promise<LocalFile & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-'))
  const path = join(folder, 'stdin')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }))
    return { ...(await localFile(path)), [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
