import type pg from 'pg'

const headerBytes = 5
const copyData = 0x64
/** What PostgreSQL may send before the rows and between them: the answer to COPY, a notice, a notification, a setting. */
const between = new Set([0x48, 0x4e, 0x41, 0x53])

/** Bytes before the first row of the binary format: a signature, flags and the length of an extension, which is 0. */
const binaryHeadBytes = 19
/** Bytes before the only cell of a row of the binary format: how many cells it has, and its length. */
const binaryFrameBytes = 6

type Listener = (chunk: Buffer) => void

/**
 * Reads the rows of a COPY to its end (PostgreSQL, Message Flow, COPY Operations). Each row is a message of its own; they
 * are pushed together where they lie, in the chunks of the connection, since a buffer for each of a hundred thousand rows
 * takes longer than all that is done with them.
 */
class CopyOut implements pg.Submittable {
  readonly #statement: string
  readonly #isBinary: boolean
  readonly #resolve: (pieces: Buffer[]) => void
  readonly #reject: (error: unknown) => void
  readonly #pieces: Buffer[] = []
  #connection: pg.Connection | undefined
  /** What reads the connection for everyone else. */
  #listener: Listener | undefined
  readonly #header = Buffer.alloc(headerBytes)
  #headerRead = 0
  #left = 0
  #toSkip = 0
  #isFirst = true

  constructor(
    statement: string,
    isBinary: boolean,
    resolve: (pieces: Buffer[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#statement = statement
    this.#isBinary = isBinary
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    const [listener, ...others] = connection.stream.listeners('data') as Listener[]
    if (!listener || others.length > 0) throw new Error('The connection is read by somebody else.')
    this.#connection = connection
    this.#listener = listener
    connection.stream.off('data', listener).on('data', this.#take)
    connection.query(this.#statement)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve(this.#pieces)
  }

  handleError(error: unknown): void {
    this.#leave(Buffer.alloc(0))
    this.#reject(error)
  }

  readonly #take = (chunk: Buffer): void => {
    let end = 0
    for (let at = 0; at < chunk.length;) {
      if (this.#headerRead < headerBytes) {
        const read = Math.min(headerBytes - this.#headerRead, chunk.length - at)
        for (let i = 0; i < read; i += 1) this.#header[this.#headerRead + i] = chunk[at + i] as number
        this.#headerRead += read
        at += read
        if (this.#headerRead === headerBytes && !this.#begin()) {
          if (end > 0) this.#pieces.push(chunk.subarray(0, end))
          this.#leave(Buffer.concat([this.#header, chunk.subarray(at)]))
          return
        }
      } else {
        const skipped = Math.min(this.#toSkip, chunk.length - at)
        const taken = Math.min(this.#left - skipped, chunk.length - at - skipped)
        if (taken > 0) chunk.copyWithin(end, at + skipped, at + skipped + taken)
        end += taken
        at += skipped + taken
        this.#toSkip -= skipped
        this.#left -= skipped + taken
      }
      if (this.#headerRead === headerBytes && this.#left === 0) this.#headerRead = 0
    }
    if (end > 0) this.#pieces.push(chunk.subarray(0, end))
  }

  /** Begins the message of the header; answers whether it is one of the COPY's rows or stands between them. */
  #begin(): boolean {
    const [type] = this.#header
    if (type === undefined || (type !== copyData && !between.has(type))) return false
    this.#left = this.#header.readInt32BE(1) - (headerBytes - 1)
    const frame = this.#isBinary ? binaryFrameBytes + (this.#isFirst ? binaryHeadBytes : 0) : 0
    // Behind the last row of the binary format stands a number of cells alone.
    this.#toSkip = type === copyData ? Math.min(frame, this.#left) : this.#left
    if (type === copyData) this.#isFirst = false
    return true
  }

  /** Hands the connection back, with what came behind the rows. */
  #leave(rest: Buffer): void {
    if (!this.#connection || !this.#listener) return
    this.#connection.stream.off('data', this.#take).on('data', this.#listener)
    const listener = this.#listener
    this.#listener = undefined
    if (rest.length > 0) listener(rest)
  }
}

/**
 * What COPY (…) TO STDOUT of `format` writes, in pieces that follow each other: lines of CSV, or of the binary format of
 * one cell a row the cells alone.
 */
export const copyOut = (client: pg.ClientBase, statement: string, format: 'csv' | 'binary'): Promise<Buffer[]> =>
  new Promise((resolve, reject) => {
    client.query(new CopyOut(`copy (${statement}) to stdout (format ${format})`, format === 'binary', resolve, reject))
  })
