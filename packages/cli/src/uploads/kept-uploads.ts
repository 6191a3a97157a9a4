import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import type { Environment } from '../console/console.ts'
import { configPath } from '../contexts/config-file.ts'

const keptFile = z.record(z.string(), z.string())

const finished = z.object({ url: z.string(), stored: z.optional(z.unknown()) })
export type Finished = z.output<typeof finished>

const mark = 'done '

/**
 * Uploads that have begun, by what they are of, beside the configuration: a later run of the command goes on with them.
 * What it had done with is kept until all of the command is.
 */
export class KeptUploads {
  readonly #file: string
  #known: Map<string, string> | undefined
  #folder: Promise<unknown> | undefined
  #writing: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(env: Environment) {
    this.#file = join(dirname(configPath(env)), 'uploads.json')
  }

  async find(key: string): Promise<string | undefined> {
    return (await this.#all()).get(key)
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
    ;(await this.#all()).set(key, uploadId)
    await this.#write()
  }

  async forget(...keys: readonly string[]): Promise<void> {
    const all = await this.#all()
    const known = keys.filter((key) => all.delete(key))
    if (known.length > 0) await this.#write()
  }

  async #all(): Promise<Map<string, string>> {
    return (this.#known ??= new Map(Object.entries(await this.#read())))
  }

  /** What cannot be read is nothing to go on with. */
  async #read(): Promise<Record<string, string>> {
    try {
      const checked = check(keptFile, JSON.parse(await readFile(this.#file, 'utf8')))
      return checked.ok ? checked.value : {}
    } catch {
      return {}
    }
  }

  /** What is changed while a write is under way is written by the next one, all of it together. */
  #write(): Promise<void> {
    const write = async () => {
      this.#next = undefined
      const partial = `${this.#file}.${process.pid}.partial`
      await (this.#folder ??= mkdir(dirname(this.#file), { recursive: true, mode: 0o700 }))
      await writeFile(partial, JSON.stringify(Object.fromEntries(this.#known ?? [])), { mode: 0o600 })
      await rename(partial, this.#file)
    }
    this.#writing = this.#next ??= this.#writing.then(write)
    return this.#writing
  }
}
