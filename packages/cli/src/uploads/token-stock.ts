import { maxTokens, type UploadToken } from '@icss/core/uploads/upload-token.ts'

/** Tokens that are asked for together at most. */
const batch = Math.min(32, maxTokens)
/** Milliseconds for which one is kept: it is good for an hour, and the upload that waits for it begins at once. */
const freshness = 10 * 60_000

/**
 * Tokens for `wanted` uploads, asked for by the batch: `fetchTokens` gives so many by one call. Answers a function that
 * gives one token each time.
 */
export function tokenStock(
  fetchTokens: (count: number) => Promise<UploadToken>,
  wanted: number,
): () => Promise<UploadToken> {
  let left = wanted
  let stock: UploadToken[] = []
  let until = 0
  let fetching: Promise<UploadToken> | undefined

  const fetchMore = async (): Promise<UploadToken> => {
    const { more = [], ...first } = await fetchTokens(Math.max(1, Math.min(batch, left)))
    stock = more.map((grant) => ({ ...first, ...grant }))
    until = performance.now() + freshness
    left -= 1
    return first
  }
  const take = async (): Promise<UploadToken> => {
    const kept = performance.now() < until ? stock.shift() : undefined
    if (kept) {
      left -= 1
      return kept
    }
    if (fetching) {
      // When it fails, this asks for itself.
      await fetching.catch(() => {})
      return take()
    }
    fetching = fetchMore()
    try {
      return await fetching
    } finally {
      fetching = undefined
    }
  }
  return take
}
