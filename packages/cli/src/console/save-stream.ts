import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/**
 * Saves an answer as a file that appears only when all of it is on the disk. `seen` is told the bytes so far.
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
    await pipeline(measured((response.body ?? []) as AsyncIterable<Uint8Array>), createWriteStream(partial))
    const file = await open(partial, 'r+')
    await file.sync()
    await file.close()
    await rename(partial, path)
    return bytes
  } catch (error) {
    await rm(partial, { force: true })
    if (broken !== undefined) throw new ProblemError('client.network', { cause: broken })
    throw new CliError('cannotWrite', exitCodes.failed, { file: path, reason: (error as Error).message }, error)
  }
}
