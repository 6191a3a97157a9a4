import type { Readable } from 'node:stream'
import type { S3Settings } from './s3-settings.ts'

/** A folder of this machine, or a bucket. */
export type StoragePlace = { readonly folder: string } | { readonly s3: S3Settings }

/** What a storage has to remember of an object that comes in piece by piece; kept in the database between pieces. */
export type PartialState = Readonly<Record<string, unknown>>

/** How a key looks. */
export const keyForm = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

/** Bytes of an object, `end` exclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredObject {
  readonly key: string
  readonly bytes: number
}

/** How a piece of an object came in. */
export interface Appended {
  /** Bytes that are stored now, from the object's beginning. */
  readonly stored: number
  readonly state: PartialState
}

/** A piece to be appended. */
export interface Piece {
  /** Where it begins; what a broken-off piece left behind this is overwritten. */
  readonly offset: number
  readonly state: PartialState
  /**
   * Ends early, without an error, when the client is gone: what came until then is kept. A chunk is good until the next
   * is asked for, so the storage copies what it keeps.
   */
  readonly content: AsyncIterable<Buffer>
  /** Whether an object of so many bytes is whole. */
  readonly isWhole: (stored: number) => boolean
}

/**
 * Where objects lie (product.md section 12). A key is made by the server: segments of `[A-Za-z0-9_.-]` with slashes
 * between them, never a path from a client.
 */
export interface Storage {
  /** Where it is, for another thread to open it too. */
  readonly place: StoragePlace
  /**
   * Stores all of `content`, whole or not at all; answers its length in bytes. `see` is shown each chunk on its way, and
   * keeps none.
   */
  put(key: string, content: Readable, see?: (chunk: Buffer) => void): Promise<number>
  /** All of an object, or a range of it. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** The first bytes, at most `length`. */
  head(key: string, length: number): Promise<Buffer>
  delete(key: string): Promise<void>
  /**
   * Appends to an object that cannot be read yet. On return the bytes are on the disk. The state that came before stays
   * good until the new one is: a piece that was never acknowledged is simply sent again. Throws what `content` throws.
   */
  append(key: string, piece: Piece): Promise<Appended>
  /** Makes an object of its pieces, `bytes` long. May be done twice. */
  finish(key: string, state: PartialState, bytes: number): Promise<void>
  /** Forgets the pieces, or the object that was made of them. */
  discard(key: string, state: PartialState): Promise<void>
  /** Every object that is whole, in no order. */
  list(): AsyncIterable<StoredObject>
}
