import type { Readable } from 'node:stream'

/**
 * Where objects lie (product.md section 12). A key is made by the server: segments of `[A-Za-z0-9_.-]` with slashes
 * between them, never a path from a client.
 */
export interface Storage {
  /** Stores all of `content`, whole or not at all; answers its length in bytes and its SHA-256 in hex. */
  put(key: string, content: Readable): Promise<{ bytes: number; sha256: string }>
  read(key: string): Promise<Readable>
  /** The first bytes, at most `length`. */
  head(key: string, length: number): Promise<Buffer>
  delete(key: string): Promise<void>
}
