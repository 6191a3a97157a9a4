import { open, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { collectGarbage } from './collect-garbage.ts'

/** Bytes that wait for the disk, which takes all that wait at once. */
const writtenTogether = 256 * 1024
/** Bytes behind which the memory that they came in is given back, which nobody else does in time. */
const betweenCollections = 32 * 1024 * 1024

/** Gives the memory of chunks back at once: left to the garbage collector, those of a large file keep it at work. */
function release(chunks: readonly Uint8Array[]): void {
  for (const { buffer, byteLength } of chunks)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** Writes what comes to a file, several chunks while the next ones come. */
async function write(chunks: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const file = await open(path, 'w')
  let waiting: Uint8Array[] = []
  let size = 0
  let uncollected = 0
  let writing = Promise.resolve()
  const writeAll = async (all: readonly Uint8Array[], bytes: number) => {
    const { bytesWritten } = await file.writev(all)
    // A disk that is nearly full takes a part, and says why when it is asked to take the rest.
    if (bytesWritten < bytes) await file.writeFile(Buffer.concat(all).subarray(bytesWritten))
    release(all)
  }
  const flush = async () => {
    await writing
    writing = writeAll(waiting, size)
    // Awaited before the next; a failure in between must not count as unhandled.
    writing.catch(() => {})
    waiting = []
    uncollected += size
    size = 0
    if (uncollected < betweenCollections) return
    uncollected = 0
    collectGarbage()
  }
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk)
      size += chunk.length
      if (size >= writtenTogether) await flush()
    }
    if (size > 0) await flush()
    await writing
  } finally {
    await writing.catch(() => {})
    await file.close()
  }
}

/** The file that a path leads to by links, and whether it is one that can be replaced: a FIFO and a device are written into. */
async function placeOf(path: string): Promise<{ readonly file: string; readonly isReplaced: boolean }> {
  const found = await stat(path).catch(() => undefined)
  if (found) return { file: await realpath(path), isReplaced: found.isFile() }
  // A link whose target is not there yet names it.
  const target = await readlink(path).catch(() => undefined)
  return { file: target === undefined ? path : resolve(dirname(path), target), isReplaced: true }
}

/**
 * Saves an answer as a file that appears only when it is whole; a link is followed, a FIFO or a device is written into. `seen` is told the bytes so far.
 * Throws `client.network` when the answer breaks off, `cannotWrite` when the disk refuses.
 */
export async function saveStream(
  response: Response,
  path: string,
  seen: (bytes: number) => void = () => {},
): Promise<number> {
  let bytes = 0
  let broken: unknown
  async function* measured(body: AsyncIterable<Uint8Array>) {
    try {
      for await (const chunk of body) {
        bytes += chunk.length
        seen(bytes)
        yield chunk
      }
    } catch (error) {
      broken = error
      throw error
    }
  }
  let partial: string | undefined
  try {
    const { file, isReplaced } = await placeOf(path)
    if (isReplaced) partial = `${file}.partial`
    await write(measured((response.body ?? []) as AsyncIterable<Uint8Array>), partial ?? file)
    if (partial !== undefined) await rename(partial, file)
    return bytes
  } catch (error) {
    if (partial !== undefined) await rm(partial, { force: true })
    // Unread, it would keep its connection, and the process with it, until the server gives up.
    await response.body?.cancel().catch(() => {})
    if (broken !== undefined) throw new ProblemError('client.network', { cause: broken })
    throw new CliError('cannotWrite', exitCodes.failed, { file: path, reason: (error as Error).message }, error)
  }
}
