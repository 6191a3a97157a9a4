import { createHash } from 'node:crypto'
import { link, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey } from '@icss/core/client/client.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { plainNameOf } from '@icss/core/files/file.ts'
import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Connection } from '../server/connect.ts'
import { KeptUploads } from '../uploads/kept-uploads.ts'
import { type FileToSend, transferFiles } from '../uploads/transfer-files.ts'
import type { Patiently } from '../server/patient-calls.ts'
import type { Use } from './plan-import.ts'
import { type Archive, readMedia } from './read-archive.ts'

/** Bytes and files that lie unpacked at the same time, about. */
const batchBytes = 256 * 1024 ** 2
const batchFiles = 100

export interface SentMedia {
  /** Where each use is read from now, by its key. */
  readonly urls: ReadonlyMap<string, string>
  /** Why some could not be sent. */
  readonly faults: ReadonlyMap<string, FieldError>
  readonly sent: number
}

/** What this command remembers of an import until all of it is done, beside the uploads that have begun. */
export class ImportMemory {
  readonly #kept: KeptUploads
  readonly #mark: string

  constructor(env: Console['env'], ...of: readonly string[]) {
    this.#kept = new KeptUploads(env)
    this.#mark = ['channels import', ...of].join('\n')
  }

  async find(key: string): Promise<string | undefined> {
    const found = await this.#kept.findFinished(this.#keyOf(key))
    return found?.url
  }

  keep(key: string, value: string): Promise<void> {
    return this.#kept.keepFinished(this.#keyOf(key), { url: value })
  }

  /** A word that stays the same until the import is done, so that nothing is made twice meanwhile. */
  async runKey(): Promise<string> {
    const found = (await this.find('run')) ?? newKey()
    await this.keep('run', found)
    return found
  }

  /** All of it is done: what it stood on, by `keys`, is not asked for again. */
  async forget(keys: Iterable<string>): Promise<void> {
    await this.#kept.forget(...[...keys, 'run'].map((key) => this.#keyOf(key)))
  }

  close(): Promise<void> {
    return this.#kept.close()
  }

  #keyOf(key: string): string {
    return `${this.#mark}\n${key}`
  }
}

/** Unpacks one file and checks it once more, since the archive may have changed. */
async function unpack(content: AsyncIterable<Buffer>, path: string, digest: string): Promise<number> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await using file = await open(path, 'w')
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
  } catch (error) {
    throw new CliError('cannotWrite', exitCodes.failed, { file: path, reason: (error as Error).message }, error)
  }
  if (hash.digest('hex') !== digest)
    throw new CliError('archiveDamaged', exitCodes.failed, { file: path, place: `media/${digest}` })
  return bytes
}

/** Uploads what records need, a part of the archive at a time; what an earlier run had sent is not sent again. */
export async function sendMedia(
  console: Omit<Console, 'printJson'>,
  connection: Connection,
  {
    archive,
    uses,
    memory,
    channelId,
    parallel,
    call,
    signal,
  }: {
    readonly archive: Archive
    readonly uses: ReadonlyMap<string, Use>
    readonly memory: ImportMemory
    readonly channelId: string
    readonly parallel: number
    readonly call: Patiently
    readonly signal: AbortSignal
  },
): Promise<SentMedia> {
  const { server } = connection
  const urls = new Map<string, string>()
  const faults = new Map<string, FieldError>()
  const waiting = new Map<string, Use[]>()
  for (const use of uses.values()) {
    const before = await memory.find(use.key)
    const isStored =
      before !== undefined &&
      (await call((options) => server.uploads.show({ query: { key: before } }, options)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ProblemError && error.code === 'request.not_found') return false
          throw error
        },
      ))
    if (isStored) urls.set(use.key, before)
    else waiting.set(use.digest, [...(waiting.get(use.digest) ?? []), use])
  }
  if (waiting.size === 0) return { urls, faults, sent: 0 }

  const folder = await mkdtemp(join(tmpdir(), 'icss-import-'))
  let batch: { readonly use: Use; readonly file: FileToSend }[] = []
  let sent = 0
  const flush = async () => {
    const files = batch.map(({ file }) => file)
    const results = await transferFiles(
      console,
      connection,
      files,
      { channelId: Promise.resolve(channelId), parallel },
      signal,
    )
    for (const [i, { use, file }] of batch.entries()) {
      const result = results[i]
      if (result && 'url' in result) {
        urls.set(use.key, result.url)
        await memory.keep(use.key, result.url)
        sent += 1
      } else if (result) faults.set(use.key, result.failure)
      await rm(file.path, { force: true })
    }
    batch = []
    signal.throwIfAborted()
  }
  try {
    await readMedia(
      archive,
      (digest) => waiting.has(digest),
      async (digest, content) => {
        signal.throwIfAborted()
        const path = join(folder, digest)
        const bytes = await unpack(content as AsyncIterable<Buffer>, path, digest)
        for (const [i, use] of (waiting.get(digest) ?? []).entries()) {
          await mkdir(join(folder, `${digest} ${i}`))
          const named = join(folder, `${digest} ${i}`, plainNameOf(use.name) || digest)
          await link(path, named)
          batch.push({ use, file: { path: named, bytes, slot: use.slot, digest, key: [archive.manifest.id, use.key] } })
        }
        await rm(path)
        const size = batch.reduce((sum, { file }) => sum + file.bytes, 0)
        if (size >= batchBytes || batch.length >= batchFiles) await flush()
      },
    )
    if (batch.length > 0) await flush()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { urls, faults, sent }
}
