import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { measured } from './measured.ts'
import { keyForm, type Storage } from './storage.ts'
import { syncFolder } from './sync-folder.ts'
import { writeBatches } from './write-batches.ts'

/** What an object that is not whole is called behind its name. */
const partialEnd = '.partial'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    (error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    },
  )

/** Opens a file anew; its folder is made when there is none yet. */
async function openNew(path: string): Promise<FileHandle> {
  const anew = () => open(path, 'w', 0o600)
  try {
    return await anew()
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return anew()
  }
}

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
    async put(key, content, see) {
      const partial = partialOf(key)
      const counted = measured(content, see)
      try {
        const piece = { offset: 0, state: {}, content: counted.content, isWhole: () => true }
        await storage.append(key, piece)
        await storage.finish(key, {}, counted.bytes())
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return counted.bytes()
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
      const file = isNew ? await openNew(path) : await open(path, 'r+').catch(gone)
      let stored: number
      try {
        if (!isNew) {
          if ((await file.stat()).size < offset) throw new ProblemError('upload.gone')
          await file.truncate(offset)
        }
        stored = await writeBatches(path, file, content, offset)
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
