/**
 * Regroups chunks of any size into batches of `size`, the first one of `first`, the last one shorter. When the chunks break off, what came before
 * is handed out before the fault is thrown.
 */
export async function* inBatches<T>(
  chunks: AsyncIterable<readonly T[]>,
  { first, size }: { readonly first: number; readonly size: number },
): AsyncGenerator<T[]> {
  let batch: T[] = []
  let wanted = first
  let fault: { readonly error: unknown } | undefined
  try {
    for await (const chunk of chunks)
      for (const item of chunk) {
        batch.push(item)
        if (batch.length === wanted) {
          yield batch
          batch = []
          wanted = size
        }
      }
  } catch (error) {
    fault = { error }
  }
  if (batch.length > 0) yield batch
  if (fault) throw fault.error
}
