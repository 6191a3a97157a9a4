import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Bytes that are gathered before they are written together. */
const batchBytes = 1024 * 1024
/** Bytes behind which what was written is brought to the disk while more comes, so that little is left for the end. */
const syncBytes = 16 * batchBytes
/** What begins and ends at a multiple of this can go past the page cache: no disk has larger blocks. */
const blockBytes = 4096

/** Batches that nobody fills: new ones for each piece would be new memory each time, and work for the garbage collector. */
const spare: Buffer[] = []
/** Those that are made together, and those that are kept at most, for 8 and for 16 pieces at a time. */
const madeTogether = 16
const spareMost = 32

/** Memory of WebAssembly begins at a page of the machine, as a write past the page cache wants it; other buffers do not. */
function makeBatches(): Buffer[] {
  const pages = (madeTogether * batchBytes) / 65_536
  const { buffer } = new WebAssembly.Memory({ initial: pages, maximum: pages })
  return Array.from({ length: madeTogether }, (_, i) => Buffer.from(buffer, i * batchBytes, batchBytes))
}

function takeBatch(): Buffer {
  if (spare.length === 0) spare.push(...makeBatches())
  return spare.pop() as Buffer
}

const giveBack = (batches: readonly Buffer[]): void => {
  spare.push(...batches.slice(0, Math.max(0, spareMost - spare.length)))
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  // A disk that is nearly full takes a part, and says so only when it is asked to take the rest.
  for (let written = 0; written < bytes.length;)
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten
}

const isUnsupported = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EINVAL'

/**
 * Writes to a file past the page cache where its file system can do that: pages for bytes that nobody reads soon cost
 * more than all else that is done with them. What fills no block goes the ordinary way, by `file`.
 */
class DirectFile implements AsyncDisposable {
  readonly #path: string
  readonly #file: FileHandle
  readonly #openFile: typeof open
  #direct: FileHandle | undefined
  #isRefused = constants.O_DIRECT === undefined

  constructor(path: string, file: FileHandle, openFile: typeof open) {
    this.#path = path
    this.#file = file
    this.#openFile = openFile
  }

  /** Answers the bytes that are left in the page cache. */
  async write(bytes: Buffer, position: number): Promise<number> {
    const whole = position % blockBytes === 0 ? bytes.length - (bytes.length % blockBytes) : 0
    // A small file is not worth a second handle.
    const past = whole === batchBytes || this.#direct ? await this.#writePast(bytes.subarray(0, whole), position) : 0
    if (past < bytes.length) await writeAll(this.#file, bytes.subarray(past), position + past)
    return bytes.length - past
  }

  async #writePast(bytes: Buffer, position: number): Promise<number> {
    if (this.#isRefused || bytes.length === 0) return 0
    try {
      this.#direct ??= await this.#openFile(this.#path, constants.O_WRONLY | constants.O_DIRECT)
      await writeAll(this.#direct, bytes, position)
      return bytes.length
    } catch (error) {
      if (!isUnsupported(error)) throw error
      this.#isRefused = true
      return 0
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#direct?.close()
  }
}

/**
 * Writes `content` to `file`, which is open at `path`, from `position` on, a batch while the next one is gathered; answers
 * where it ends. Not all of it is on the disk before `file` was synced. `openFile` is how another handle is opened, for
 * tests of file systems that refuse one.
 */
export async function writeBatches(
  path: string,
  file: FileHandle,
  content: AsyncIterable<Buffer>,
  position: number,
  openFile = open,
): Promise<number> {
  await using target = new DirectFile(path, file, openFile)
  let end = position
  // One is written while the other is filled.
  const batches: Buffer[] = []
  let turn = 0
  let gathered = 0
  let writing = Promise.resolve()
  let syncing: Promise<void> | undefined
  let unsynced = 0
  let fault: Error | undefined
  const sync = async () => {
    unsynced = 0
    try {
      await file.datasync()
    } catch (error) {
      // The kernel tells of a failed write once: the sync at the end would succeed.
      fault = error as Error
    }
    syncing = undefined
  }
  const write = async (bytes: Buffer, at: number) => {
    unsynced += await target.write(bytes, at)
  }
  const flush = async (batch: Buffer) => {
    await writing
    if (unsynced >= syncBytes) syncing ??= sync()
    writing = write(batch.subarray(0, gathered), end)
    // Awaited before the next batch; a failure in between must not count as unhandled.
    writing.catch(() => {})
    end += gathered
    turn = 1 - turn
    gathered = 0
  }
  try {
    for await (const chunk of content)
      for (let from = 0; from < chunk.length;) {
        const batch = (batches[turn] ??= takeBatch())
        const copied = chunk.copy(batch, gathered, from)
        from += copied
        gathered += copied
        if (gathered === batchBytes) await flush(batch)
      }
    const rest = batches[turn]
    if (rest && gathered > 0) await flush(rest)
  } finally {
    // The file is closed behind this.
    await syncing
    await writing.finally(() => giveBack(batches))
  }
  if (fault) throw fault
  return end
}
