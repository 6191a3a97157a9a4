import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { type BackupManifest, type Checksum, checksumsEvery, checksumsFolder, manifestName } from './backup-format.ts'

const numbered = (number: number) => String(number).padStart(5, '0')

/** Writes members one after another, with their checksums among them and the manifest at the end. */
export class TarWriter {
  readonly #pack = pack()
  readonly #written: Promise<void>
  readonly #chain = createHash('sha256')
  #pending: Checksum[] = []
  #lists = 0
  #members = 0
  #bytes = 0
  #objects = 0

  constructor(output: Writable) {
    this.#written = pipeline(this.#pack, output)
    // Awaited by whoever writes next, or at the end.
    this.#written.catch(() => {})
  }

  /** A member that is small enough to be held. */
  async add(name: string, content: Buffer): Promise<void> {
    await this.#entry(name, content)
    await this.#count({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
  }

  /** An object of known length. */
  async addStream(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256')
    const entry = this.#pack.entry({ name, size: bytes })
    await Promise.race([
      this.#failed(),
      pipeline(
        content,
        async function* count(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            yield chunk
          }
        },
        entry,
      ),
    ])
    this.#objects += 1
    await this.#count({ name, bytes, sha256: hash.digest('hex') })
  }

  async finish(): Promise<BackupManifest> {
    await this.#list()
    const manifest = {
      members: this.#members,
      bytes: this.#bytes,
      objects: this.#objects,
      sha256: this.#chain.digest('hex'),
    }
    await this.#entry(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    this.#pack.finalize()
    await this.#written
    return manifest
  }

  async #count(one: Checksum): Promise<void> {
    this.#members += 1
    this.#bytes += one.bytes
    this.#pending.push(one)
    if (this.#pending.length >= checksumsEvery) await this.#list()
  }

  async #list(): Promise<void> {
    const content = Buffer.from(JSON.stringify(this.#pending))
    this.#pending = []
    this.#chain.update(content)
    this.#lists += 1
    await this.#entry(`${checksumsFolder}${numbered(this.#lists)}.json`, content)
  }

  async #entry(name: string, content: Buffer): Promise<void> {
    const entry = this.#pack.entry({ name, size: content.length })
    entry.end(content)
    await Promise.race([this.#failed(), once(entry, 'finish')])
  }

  /** Rejects when the output fails; never fulfils while members are written. */
  async #failed(): Promise<never> {
    await this.#written
    throw new Error('The backup was closed before its end.')
  }
}
