import { createHash, type Hash } from 'node:crypto'

/** Uploads whose digests are remembered between their pieces. */
const most = 1000

/**
 * The SHA-256 of uploads as their pieces come in, so that most need not be read again when they are whole. One that
 * another server began, or that was forgotten, is read then.
 */
export class RunningDigests {
  readonly #known = new Map<string, { readonly hash: Hash; readonly bytes: number }>()

  /** The digest of what stands before `offset`, to be gone on with by whoever takes it. */
  take(uploadId: string, offset: number): Hash | undefined {
    if (offset === 0) return createHash('sha256')
    const known = this.#known.get(uploadId)
    this.#known.delete(uploadId)
    return known?.bytes === offset ? known.hash : undefined
  }

  keep(uploadId: string, bytes: number, hash: Hash): void {
    this.#known.set(uploadId, { hash, bytes })
    const [oldest] = this.#known.keys()
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest)
  }
}
