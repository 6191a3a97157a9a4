import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import { extract, type Header } from 'tar-stream'
import { localFile, unreadable } from '../console/local-file.ts'
import { CliError, type CliErrorCode } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import {
  type ArchivedRecord,
  archivedRecord,
  archiveHead,
  type ArchiveManifest,
  archiveManifest,
  manifestName,
  maxLineBytes,
  maxManifestBytes,
  maxRecordBytes,
  mediaName,
  newestFormat,
  recordsName,
} from './archive-format.ts'

/** An archive whose every byte was looked at. */
export interface Archive {
  readonly path: string
  readonly manifest: ArchiveManifest
  readonly records: ReadonlyMap<string, readonly ArchivedRecord[]>
}

type Fault = Extract<CliErrorCode, `archive${string}`>

const fault = (code: Fault, params: { readonly file: string; readonly place?: string }, cause?: unknown) =>
  new CliError(code, exitCodes.failed, params, cause)

/** A name that may be anything, as a line shows it. */
const shown = (name: string) => JSON.stringify(name.slice(0, 80))

interface Entry {
  readonly header: Header
  readonly content: AsyncIterable<Buffer>
}

/** Words what the file or its form has against being read; `place` is the entry that it is in, if one was found. */
function faultIn(path: string, place: string | undefined, error: unknown): unknown {
  if (error instanceof CliError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/^E[A-Z]+$/.test(code)) return unreadable(path, error)
  if (place === undefined) return fault('archiveForeign', { file: path }, error)
  const isCut = /end of data|premature/i.test(message)
  return fault(isCut ? 'archiveCut' : 'archiveDamaged', { file: path, place }, error)
}

/** The entries of a tar file one after the other. Each has to be read to its end. */
async function* entriesOf(path: string): AsyncGenerator<Entry, void> {
  const input = createReadStream(path)
  const tar = extract()
  input.on('error', (error) => tar.destroy(error))
  let place: string | undefined
  async function* contentOf(entry: AsyncIterable<Buffer>) {
    try {
      yield* entry
    } catch (error) {
      throw faultIn(path, place, error)
    }
  }
  try {
    for await (const entry of input.pipe(tar)) {
      const { header } = entry
      // What is no archive has no places.
      if (place !== undefined || header.name === manifestName) place = header.name
      yield { header, content: contentOf(entry as unknown as AsyncIterable<Buffer>) }
    }
  } catch (error) {
    throw faultIn(path, place, error)
  } finally {
    input.destroy()
    tar.destroy()
  }
}

/** The content of an entry that is held in memory. */
async function held(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | undefined {
  try {
    const checked = check(schema, JSON.parse(text))
    return checked.ok ? checked.value : undefined
  } catch {
    return undefined
  }
}

function manifestOf(path: string, content: Buffer): ArchiveManifest {
  const text = content.toString()
  const head = parsed(archiveHead, text)
  if (!head) throw fault('archiveForeign', { file: path })
  if (head.format > newestFormat) throw fault('archiveNewer', { file: path })
  const manifest = parsed(archiveManifest, text)
  if (!manifest) throw fault('archiveDamaged', { file: path, place: manifestName })
  const bytes = manifest.records.reduce((sum, one) => sum + one.bytes, 0)
  if (bytes > maxRecordBytes) throw fault('archiveDamaged', { file: path, place: manifestName })
  return manifest
}

function recordsOf(path: string, name: string, content: Buffer, media: ReadonlySet<string>): ArchivedRecord[] {
  const records: ArchivedRecord[] = []
  const ids = new Set<string>()
  for (let start = 0; start < content.length;) {
    const end = content.indexOf(10, start)
    const line = content.subarray(start, end < 0 ? content.length : end)
    start += line.length + 1
    const record = line.length > maxLineBytes ? undefined : parsed(archivedRecord, line.toString())
    const isWhole = Object.keys(record?.files ?? {}).every((address) => media.has(address.slice('sha256:'.length)))
    if (!record || !isWhole || ids.has(record.id))
      throw fault('archiveDamaged', { file: path, place: `${name}:${records.length + 1}` })
    ids.add(record.id)
    records.push(record)
  }
  return records
}

/** Reads an archive from its beginning to its end and checks every byte; throws one line for the first fault. */
export async function readArchive(path: string, signal: AbortSignal): Promise<Archive> {
  await localFile(path)
  let manifest: ArchiveManifest | undefined
  const announced = new Map<string, { readonly bytes: number; readonly sha256: string }>()
  const media = new Set<string>()
  const records = new Map<string, readonly ArchivedRecord[]>()
  for await (const { header, content } of entriesOf(path)) {
    signal.throwIfAborted()
    const { name, size = 0, type } = header
    if (!manifest) {
      if (name !== manifestName || type !== 'file' || size > maxManifestBytes)
        throw fault('archiveForeign', { file: path })
      manifest = manifestOf(path, await held(content))
      for (const { noun, ...one } of manifest.records) announced.set(recordsName(noun), one)
      for (const one of manifest.media) {
        announced.set(mediaName(one.sha256), one)
        media.add(one.sha256)
      }
      continue
    }
    const told = announced.get(name)
    // Neither a path that leads elsewhere nor anything else that was not announced is looked into.
    if (!told || type !== 'file' || !announced.delete(name))
      throw fault('archiveUnannounced', { file: path, place: shown(name) })
    if (size !== told.bytes) throw fault('archiveDamaged', { file: path, place: name })
    const of = manifest.records.find(({ noun }) => recordsName(noun) === name)
    const hash = createHash('sha256')
    const lines: Buffer[] = []
    for await (const chunk of content) {
      signal.throwIfAborted()
      hash.update(chunk)
      if (of) lines.push(chunk)
    }
    if (hash.digest('hex') !== told.sha256) throw fault('archiveDamaged', { file: path, place: name })
    if (!of) continue
    const found = recordsOf(path, name, Buffer.concat(lines), media)
    if (found.length !== of.count) throw fault('archiveDamaged', { file: path, place: name })
    records.set(of.noun, found)
  }
  if (!manifest) throw fault('archiveForeign', { file: path })
  const [missing] = announced.keys()
  if (missing !== undefined) throw fault('archiveCut', { file: path, place: missing })
  return { path, manifest, records }
}

/** Reads those media that `isWanted`; `visit` has to read all of the content. */
export async function readMedia(
  { path }: Archive,
  isWanted: (digest: string) => boolean,
  visit: (digest: string, content: AsyncIterable<Buffer> | Readable) => Promise<void>,
): Promise<void> {
  for await (const { header, content } of entriesOf(path)) {
    const digest = header.name.slice(mediaName('').length)
    if (header.name === mediaName(digest) && isWanted(digest)) await visit(digest, content)
    else for await (const _ of content);
  }
}
