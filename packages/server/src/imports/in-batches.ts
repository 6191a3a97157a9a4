/**
 * Regroups chunks of any size into batches of `size`, the first one of `first`, the last one shorter; a batch that has
 * come to weigh `weight` or more is closed before. When the chunks break off, what came before is handed out before the
 * fault is thrown.
 */
export async function* inBatches<T>(
  chunks: AsyncIterable<readonly T[]>,
  { first, size, weight }: { readonly first: number; readonly size: number; readonly weight: number },
  weigh: (item: T) => number,
): AsyncGenerator<T[]> {
  let batch: T[] = []
  let wanted = first
  let weighs = 0
  let fault: { readonly error: unknown } | undefined
  try {
    for await (const chunk of chunks)
      for (const item of chunk) {
        batch.push(item)
        weighs += weigh(item)
        if (batch.length === wanted || weighs >= weight) {
          yield batch
          batch = []
          weighs = 0
          wanted = size
        }
      }
  } catch (error) {
    fault = { error }
  }
  if (batch.length > 0) yield batch
  if (fault) throw fault.error
}
