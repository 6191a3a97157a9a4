import { constants, createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { measured } from './measured.ts'
import { keyForm, type Storage } from './storage.ts'

/** What an object that is not whole is called behind its name. */
const partialEnd = '.partial'

/** Bytes that are gathered before they are written together. */
const batchBytes = 1024 * 1024
/** Bytes behind which what was written is brought to the disk while more comes, so that little is left for the end. */
const syncBytes = 16 * batchBytes

/** Batches that nobody fills: new ones for each piece would be new memory each time, and work for the garbage collector. */
const spare: Buffer[] = []
/** Those that are kept at most, for 16 pieces at a time. */
const spareMost = 32

const takeBatch = (): Buffer => spare.pop() ?? Buffer.allocUnsafeSlow(batchBytes)
const giveBack = (batches: readonly Buffer[]): void => {
  spare.push(...batches.slice(0, Math.max(0, spareMost - spare.length)))
}

async function writeBatch(file: FileHandle, batch: Buffer, position: number): Promise<void> {
  // A disk that is nearly full takes a part, and says so only when it is asked to take the rest.
  for (let written = 0; written < batch.length;)
    written += (await file.write(batch, written, batch.length - written, position + written)).bytesWritten
}

/** Writes `content` from `position` on, a batch while the next one is gathered; answers where it ends. */
async function writeFrom(file: FileHandle, content: AsyncIterable<Buffer>, position: number): Promise<number> {
  let end = position
  // One is written while the other is filled.
  const batches: Buffer[] = []
  let turn = 0
  let gathered = 0
  let writing = Promise.resolve()
  let syncing: Promise<void> | undefined
  let synced = position
  let fault: Error | undefined
  const sync = async () => {
    synced = end
    try {
      await file.datasync()
    } catch (error) {
      // The kernel tells of a failed write once: the sync at the end would succeed.
      fault = error as Error
    }
    syncing = undefined
  }
  const flush = async (batch: Buffer) => {
    await writing
    if (end - synced >= syncBytes) syncing ??= sync()
    writing = writeBatch(file, batch.subarray(0, gathered), end)
    // Awaited before the next batch; a failure in between must not count as unhandled.
    writing.catch(() => {})
    end += gathered
    turn = 1 - turn
    gathered = 0
  }
  try {
    for await (const chunk of content)
      for (let from = 0; from < chunk.length;) {
        const batch = (batches[turn] ??= takeBatch())
        const copied = chunk.copy(batch, gathered, from)
        from += copied
        gathered += copied
        if (gathered === batchBytes) await flush(batch)
      }
    const rest = batches[turn]
    if (rest && gathered > 0) await flush(rest)
  } finally {
    // The file is closed behind this.
    await syncing
    await writing.finally(() => giveBack(batches))
  }
  if (fault) throw fault
  return end
}

/** Makes the names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    (error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    },
  )

const gone = (cause: unknown) => {
  throw isMissing(cause) ? new ProblemError('upload.gone', { cause }) : cause
}

/** Objects as files below one folder. An object appears under its key only when all of it is on the disk. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a storage key.')
    return join(folder, key)
  }
  const partialOf = (key: string) => pathOf(key) + partialEnd

  const storage: Storage = {
    place: { folder },
    async put(key, content) {
      const partial = partialOf(key)
      const counted = measured(content)
      try {
        const piece = { offset: 0, state: {}, content: counted.content, isWhole: () => true }
        await storage.append(key, piece)
        await storage.finish(key, {}, counted.bytes())
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return { bytes: counted.bytes(), sha256: counted.sha256() }
    },
    async read(key, range) {
      const file = await open(pathOf(key))
      const { start, end } = range ?? { start: 0, end: Infinity }
      return createReadStream('', { fd: file, start, end: end - 1, highWaterMark: 256 * 1024 })
    },
    async head(key, length) {
      const file = await open(pathOf(key))
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async append(key, { offset, content, isWhole }) {
      const path = partialOf(key)
      const isNew = offset === 0
      if (isNew) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, isNew ? 'w' : 'r+', 0o600).catch(gone)
      let stored: number
      try {
        if (!isNew) {
          if ((await file.stat()).size < offset) throw new ProblemError('upload.gone')
          await file.truncate(offset)
        }
        stored = await writeFrom(file, content, offset)
        await file.datasync()
      } finally {
        await file.close()
      }
      // Of one that is whole nothing is acknowledged before it has its own name.
      if (isNew && !isWhole(stored)) await syncFolder(dirname(path))
      return { stored, state: {} }
    },
    async finish(key, _state, bytes) {
      const path = pathOf(key)
      const partial = partialOf(key)
      if ((await sizeOf(partial)) === bytes) await rename(partial, path)
      // The process may have died behind the renaming, before anyone was told of it.
      else if ((await sizeOf(path)) !== bytes) throw new ProblemError('upload.gone')
      await syncFolder(dirname(path))
    },
    async discard(key) {
      await rm(partialOf(key), { force: true })
      await rm(pathOf(key), { force: true })
    },
    async *list() {
      for await (const entry of await opendir(folder, { recursive: true })) {
        const path = join(entry.parentPath, entry.name)
        const key = relative(folder, path)
        const isObject = entry.isFile() && keyForm.test(key) && !key.endsWith(partialEnd)
        const bytes = isObject ? await sizeOf(path) : undefined
        if (bytes !== undefined) yield { key, bytes }
      }
    },
  }
  return storage
}
