import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** Bytes that wait for the disk, which takes all that wait at once. */
const writtenTogether = 256 * 1024

/**
 * Saves an answer as a file that appears only when it is whole. `seen` is told the bytes so far.
 * Throws `client.network` when the answer breaks off, `cannotWrite` when the disk refuses.
 */
export async function saveStream(
  response: Response,
  path: string,
  seen: (bytes: number) => void = () => {},
): Promise<number> {
  const partial = `${path}.partial`
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
  try {
    const content = measured((response.body ?? []) as AsyncIterable<Uint8Array>)
    await pipeline(content, createWriteStream(partial, { highWaterMark: writtenTogether }))
    await rename(partial, path)
    return bytes
  } catch (error) {
    await rm(partial, { force: true })
    if (broken !== undefined) throw new ProblemError('client.network', { cause: broken })
    throw new CliError('cannotWrite', exitCodes.failed, { file: path, reason: (error as Error).message }, error)
  }
}
