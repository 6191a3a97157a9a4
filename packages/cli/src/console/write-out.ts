import { once } from 'node:events'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Writes an answer to stdout as it comes, no faster than its reader takes it. */
export async function writeOut(response: Response): Promise<void> {
  const chunks = (response.body ?? []) as AsyncIterable<Uint8Array>
  const iterator = (async function* body() {
    try {
      yield* chunks
    } catch (cause) {
      throw new ProblemError('client.network', { cause })
    }
  })()
  for await (const chunk of iterator) if (!process.stdout.write(chunk)) await once(process.stdout, 'drain')
}
