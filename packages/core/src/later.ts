import { ProblemError } from './errors/problem-error.ts'

/**
 * What a build fetches behind the first screen. Reading it before it is there throws the promise of it, for which React
 * waits when that happens in a render; what did not come (`client.network`) is fetched again at the next read.
 */
export function later<Value>(load: () => Promise<Value>): () => Value {
  let value: Value | undefined
  let coming: Promise<void> | undefined
  return () => {
    if (value !== undefined) return value
    coming ??= load().then(
      (loaded) => void (value = loaded),
      (cause: unknown) => {
        coming = undefined
        throw new ProblemError('client.network', { cause })
      },
    )
    throw coming
  }
}

/** What `read` gives: at once when all that it reads is there, else when it has come. */
export async function whenThere<Value>(read: () => Value): Promise<Value> {
  for (;;) {
    try {
      return read()
    } catch (coming) {
      if (!(coming instanceof Promise)) throw coming
      await coming
    }
  }
}
