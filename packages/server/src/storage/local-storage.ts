import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

const keyForm = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

/** Objects as files below one folder. An object appears under its key only when all of it is on the disk. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('Not a storage key.')
    return join(folder, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const partial = `${path}.partial`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      let bytes = 0
      try {
        await pipeline(
          // Not destroyed when the disk is full: a request could be answered no more.
          content.iterator({ destroyOnReturn: false }),
          async function* measure(chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              hash.update(chunk)
              bytes += chunk.length
              yield chunk
            }
          },
          createWriteStream(partial, { flush: true, mode: 0o600 }),
        )
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return { bytes, sha256: hash.digest('hex') }
    },
    read: (key) => Promise.resolve(createReadStream(pathOf(key))),
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
  }
}
