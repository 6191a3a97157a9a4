import { appendFileSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import type { Environment } from '../console/console.ts'
import { whileLocked } from '../console/file-lock.ts'
import { configPath } from '../contexts/config-file.ts'

/** A line: what is kept under a key from here on, or that nothing is. */
const note = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string()])])
type Note = z.output<typeof note>

const finished = z.object({ url: z.string(), stored: z.optional(z.unknown()) })
export type Finished = z.output<typeof finished>

const mark = 'done '

/** Lines that say no more what is kept, from which on they are worth writing the file anew. */
const staleLines = 10_000

/** A line that was cut off when the machine stopped says nothing. */
function readNote(line: string): Note | undefined {
  try {
    const checked = check(note, JSON.parse(line))
    return checked.ok ? checked.value : undefined
  } catch {
    return undefined
  }
}

const lineOf = (one: Note) => `${JSON.stringify(one)}\n`

/**
 * Uploads that have begun, by what they are of, beside the configuration: a later run of the command goes on with them.
 * What it had done with is kept until all of the command is. Each change is a line behind the others, so that it costs
 * the same however many there are; commands side by side write one after the other.
 */
export class KeptUploads {
  readonly #path: string
  #known: Map<string, string> | undefined
  #hasWritten = false

  constructor(env: Environment) {
    this.#path = join(dirname(configPath(env)), 'uploads.jsonl')
  }

  async isEmpty(): Promise<boolean> {
    return this.#all().size === 0
  }

  async find(key: string): Promise<string | undefined> {
    return this.#all().get(key)
  }

  /** A file that an earlier run of an unfinished command had done with. */
  async findFinished(key: string): Promise<Finished | undefined> {
    const text = await this.find(key)
    if (!text?.startsWith(mark)) return undefined
    const checked = check(finished, JSON.parse(text.slice(mark.length)))
    return checked.ok ? checked.value : undefined
  }

  keepFinished(key: string, done: Finished): Promise<void> {
    return this.keep(key, mark + JSON.stringify(done))
  }

  async keep(key: string, uploadId: string): Promise<void> {
    const all = this.#all()
    all.set(key, uploadId)
    this.#write([key, uploadId])
  }

  async forget(...keys: readonly string[]): Promise<void> {
    const all = this.#all()
    const known = keys.filter((key) => all.delete(key))
    if (known.length > 0) this.#write(...known.map((key): Note => [key]))
  }

  /** Nothing is kept behind this. A file that keeps nothing any more is emptied. */
  async close(): Promise<void> {
    this.#known = undefined
    if (!this.#hasWritten) return
    this.#hasWritten = false
    whileLocked(this.#path, () => {
      if (this.#read().known.size === 0) truncateSync(this.#path)
    })
  }

  #all(): Map<string, string> {
    if (this.#known) return this.#known
    const { known, stale } = this.#read()
    if (stale > staleLines) whileLocked(this.#path, () => this.#writeAnew())
    return (this.#known = known)
  }

  /** What cannot be read is nothing to go on with. */
  #read(): { readonly known: Map<string, string>; readonly stale: number } {
    const known = new Map<string, string>()
    const lines = this.#text().split('\n')
    for (const line of lines) {
      const [key, value] = readNote(line) ?? []
      if (key === undefined) continue
      if (value === undefined) known.delete(key)
      else known.set(key, value)
    }
    return { known, stale: lines.length - known.size }
  }

  #text(): string {
    try {
      return readFileSync(this.#path, 'utf8')
    } catch {
      return ''
    }
  }

  #writeAnew(): void {
    const partial = `${this.#path}.partial`
    writeFileSync(partial, [...this.#read().known].map(lineOf).join(''), { mode: 0o600 })
    renameSync(partial, this.#path)
  }

  /** At once: a line is written sooner than another thread would have taken it over. */
  #write(...notes: readonly Note[]): void {
    if (!this.#hasWritten) mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    // Whatever was cut off before ends here.
    const start = this.#hasWritten ? '' : '\n'
    this.#hasWritten = true
    const lines = start + notes.map(lineOf).join('')
    whileLocked(this.#path, () => appendFileSync(this.#path, lines, { mode: 0o600 }))
  }
}
