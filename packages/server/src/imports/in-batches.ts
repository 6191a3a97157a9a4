/**
 * Regroups chunks of any size into batches of `size`, the last one shorter. When the chunks break off, what came before
 * is handed out before the fault is thrown.
 */
export async function* inBatches<T>(chunks: AsyncIterable<readonly T[]>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  let fault: { readonly error: unknown } | undefined
  try {
    for await (const chunk of chunks)
      for (const item of chunk) {
        batch.push(item)
        if (batch.length === size) {
          yield batch
          batch = []
        }
      }
  } catch (error) {
    fault = { error }
  }
  if (batch.length > 0) yield batch
  if (fault) throw fault.error
}
