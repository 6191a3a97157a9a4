/** Regroups chunks of any size into batches of `size`, the last one shorter. */
export async function* inBatches<T>(chunks: AsyncIterable<readonly T[]>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const chunk of chunks)
    for (const item of chunk) {
      batch.push(item)
      if (batch.length === size) {
        yield batch
        batch = []
      }
    }
  if (batch.length > 0) yield batch
}
